// The page that an export begins with leads on to the reader's language.
location.replace(/^zh/i.test(navigator.language) ? "zh/index.html" : "en/index.html");
