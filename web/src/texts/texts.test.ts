import { beforeAll, describe, expect, test } from "vitest";
import { locale, speak } from "./catalogue.ts";
import { phrase } from "./phrase.ts";
import { rememberedWords, rememberWords } from "./rememberedWords.ts";
import { t } from "./t.ts";
import { told } from "./told.ts";

test("English needs no catalogue", () => {
  expect(t("Save")).toBe("Save");
  expect(t("Hello {name}, {other}", { name: "Jo" })).toBe("Hello Jo, {other}");
  expect(told("Your plan is full")).toBe("Your plan is full");
  expect(phrase("{n, plural, one {# day} other {# days}}", { n: 1 })).toBe("1 day");
  expect(locale()).toBe("en-GB");
});

test("this browser remembers the language, and says when the page shows another", () => {
  expect(rememberedWords()).toEqual({ language: "en", own: {} });
  expect(rememberWords({ language: "en", own: {} })).toBe(false);
  expect(rememberWords({ language: "de", own: { Save: "Merken" } })).toBe(true);
  expect(rememberWords({ language: "de", own: { Save: "Merken" } })).toBe(false);
  expect(rememberedWords()).toEqual({ language: "de", own: { Save: "Merken" } });
  localStorage.setItem("words", `{"language":"tlh","own":{"Save":7}}`);
  expect(rememberedWords().language).toBe("en");
});

describe("another language", () => {
  beforeAll(() => speak("de", { Save: "Merken", "You have {0} of {1}": "Sie haben {0} von {1}", "You have {0}": "?" }));

  test("a company's own words stand above the catalogue's", () => expect(t("Save")).toBe("Merken"));
  test("numbers bend as the language does", () => {
    expect(locale()).toBe("de");
    expect(phrase("{n, number}", { n: 1234.5 })).toBe("1.234,5");
  });
  test("what the servers say is found by its pattern, the most exact one", () => {
    expect(told("You have 3 of 5")).toBe("Sie haben 3 von 5");
    expect(told("Nobody knows this")).toBe("Nobody knows this");
  });
});
