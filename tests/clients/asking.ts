// Asks a server for a rule, a search, a ruling and what there is not; prints what it was told.
// The types of every address are those that openapi-typescript wrote of openapi.json.

import createClient from "openapi-fetch";
import type { paths } from "./openapi.js";

declare const process: { argv: string[] };
const [, , baseUrl, scenario] = process.argv;
const client = createClient<paths>({ baseUrl });

const rule = await client.GET("/api/v1/rules/{number}", {
  params: { path: { number: "702.19b" }, query: { lang: "zh" } },
});
const found = await client.GET("/api/v1/search", { params: { query: { q: "702.19b" } } });
const asked = await client.POST("/api/v1/ask", { body: { scenario } });
const lacking = await client.GET("/api/v1/rules/{number}", {
  params: { path: { number: "704.99" } },
});

console.log(
  JSON.stringify({
    rule: rule.data?.ruleText,
    found: found.data?.hits[0].ruleNumber,
    life: asked.data?.rulings[0].answers[1].text.en,
    deciding: asked.data?.rulings[0].deciding[0].rule,
    lacking: [lacking.response.status, lacking.error?.kind],
  }),
);
