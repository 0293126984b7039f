import { beforeAll, describe, expect, test } from "vitest";
import { locale, loadCatalogue } from "./catalogue.ts";
import { phrase } from "./phrase.ts";
import { cachedTranslations, cacheTranslations } from "./cachedTranslations.ts";
import { t } from "./t.ts";
import { translateServerMessage } from "./translateServerMessage.ts";

test("English needs no catalogue", () => {
  expect(t("Save")).toBe("Save");
  expect(t("Hello {name}, {other}", { name: "Jo" })).toBe("Hello Jo, {other}");
  expect(translateServerMessage("Your plan is full")).toBe("Your plan is full");
  expect(phrase("{n, plural, one {# day} other {# days}}", { n: 1 })).toBe("1 day");
  expect(locale()).toBe("en-GB");
});

test("this browser remembers the language, and says when the page shows another", () => {
  expect(cachedTranslations()).toEqual({ language: "en", own: {} });
  expect(cacheTranslations({ language: "en", own: {} })).toBe(false);
  expect(cacheTranslations({ language: "de", own: { Save: "Merken" } })).toBe(true);
  expect(cacheTranslations({ language: "de", own: { Save: "Merken" } })).toBe(false);
  expect(cachedTranslations()).toEqual({ language: "de", own: { Save: "Merken" } });
  localStorage.setItem("words", `{"language":"tlh","own":{"Save":7}}`);
  expect(cachedTranslations().language).toBe("en");
});

describe("another language", () => {
  beforeAll(() =>
    loadCatalogue("de", { Save: "Merken", "You have {0} of {1}": "Sie haben {0} von {1}", "You have {0}": "?" }),
  );

  test("a company's own words stand above the catalogue's", () => expect(t("Save")).toBe("Merken"));
  test("numbers bend as the language does", () => {
    expect(locale()).toBe("de");
    expect(phrase("{n, number}", { n: 1234.5 })).toBe("1.234,5");
  });
  test("what the servers say is found by its pattern, the most exact one", () => {
    expect(translateServerMessage("You have 3 of 5")).toBe("Sie haben 3 von 5");
    expect(translateServerMessage("Nobody knows this")).toBe("Nobody knows this");
  });
});
