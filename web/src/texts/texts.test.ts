import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { locale, loadCatalogue, textsForAnswer } from "./catalogue.ts";
import { phrase } from "./phrase.ts";
import { cachedTranslations, cacheTranslations } from "./cachedTranslations.ts";
import { t } from "./t.ts";
import { translateServerMessage } from "./translateServerMessage.ts";

afterAll(async () => {
  localStorage.clear();
  await loadCatalogue("en");
});

test("needs no catalog for English", () => {
  expect(t("Save")).toBe("Save");
  expect(t("Hello {name}, {other}", { name: "Jo" })).toBe("Hello Jo, {other}");
  expect(translateServerMessage({ message: "The goal was not found", reason: "goals.notFound" })).toBe(
    "The goal was not found",
  );
  expect(phrase("{n, plural, one {# day} other {# days}}", { n: 1 })).toBe("1 day");
  expect(locale()).toBe("en-GB");
  expect(textsForAnswer({ problem: { reason: "goals.notFound" } })).toBeUndefined();
});

test("remembers the language, and notifies when the page shows another", () => {
  expect(cachedTranslations()).toEqual({ language: "en", own: {} });
  expect(cacheTranslations({ language: "en", own: {} })).toBe(false);
  expect(cacheTranslations({ language: "de", own: { Save: "Merken" } })).toBe(true);
  expect(cacheTranslations({ language: "de", own: { Save: "Merken" } })).toBe(false);
  expect(cachedTranslations()).toEqual({ language: "de", own: { Save: "Merken" } });
  localStorage.setItem("words", `{"language":"tlh","own":{"Save":7}}`);
  expect(cachedTranslations().language).toBe("en");
});

describe("another language", () => {
  beforeAll(() => loadCatalogue("de", { Save: "Merken" }));

  test("waits for what the servers say if an answer says something, once", async () => {
    const refused = {
      data: null,
      errors: [{ message: "No", extensions: { code: "INVALID", reason: "goals.notFound" } }],
    };
    expect(textsForAnswer({ data: { viewer: { name: "reason" } } })).toBeUndefined();
    await expect(textsForAnswer(refused)).resolves.toBeUndefined();
    expect(textsForAnswer(refused)).toBeUndefined();
  });
  test("prefers a company's own text to the catalog", () => expect(t("Save")).toBe("Merken"));
  test("formats numbers by the rules of the language", () => {
    expect(locale()).toBe("de");
    expect(phrase("{n, number}", { n: 1234.5 })).toBe("1.234,5");
  });
  test("a server's message is translated by its reason, not by its words", () => {
    const message = "Any other words";
    expect(translateServerMessage({ message, reason: "goals.notFound", params: {} })).toBe(
      "Das Ziel wurde nicht gefunden",
    );
  });

  test("a server's message of an unknown reason, or of none, is shown as it came", () => {
    expect(translateServerMessage({ message: "No such moon", reason: "moons.notFound" })).toBe("No such moon");
    expect(translateServerMessage({ message: "The goal was not found" })).toBe("The goal was not found");
  });

  test("numbers and days of a server's message are written as the language does, and its labels are translated", () => {
    const message = "";
    expect(translateServerMessage({ message, reason: "errors.tooManyMerged", params: { max: 2000 } })).toContain(
      "höchstens 2.000 zusammengeführte",
    );
    expect(translateServerMessage({ message, reason: "billing.usedUpOn", params: { date: "2026-01-09" } })).toContain(
      "am 09.01.2026",
    );
    const params = { start: "2026-01-09T10:00", end: "no day" };
    expect(translateServerMessage({ message, reason: "share.otherRange", params })).toBe(
      "Dieser Link zeigt nur 09.01.2026, 10:00 bis no day",
    );
    expect(
      translateServerMessage({
        message,
        reason: "request.tryInMinutes",
        params: { things: "wrong codes", minutes: 5 },
      }),
    ).toBe("Zu viele falsche Codes. Versuchen Sie es in 5 Minuten noch einmal.");
  });
});
