import { describe, expect, it } from "vitest";
import { campaignOf } from "./campaign.ts";
import { SESSION_LIMIT, SESSION_TIMEOUT, sessionOf, validSession, startsSession, type Session } from "./session.ts";

const start = Date.UTC(2026, 10, 21, 23, 50);
const url = "https://shop.example/";
const session: Session = { id: "one", start, last: start, entry_url: url, utm_source: "google", utm_medium: "cpc" };
const at = (ms: number, campaign = {}) =>
  startsSession({ ...session, last: start + Math.max(0, ms - 60_000) }, { now: start + ms, url, campaign });

describe("session", () => {
  it("begins with the first activity", () => {
    const { session: first, began } = sessionOf(undefined, { now: start, url, ref: "https://a.example/" }, () => "new");
    expect(began).toBe(true);
    expect(first).toEqual({ id: "new", start, last: start, entry_url: url, ref: "https://a.example/" });
  });

  it("continues with activity at least every 30 minutes, also over midnight", () => {
    expect(startsSession(session, { now: start + SESSION_TIMEOUT - 1, url })).toBe(false);
    expect(at(12 * 3_600_000)).toBe(false);
  });

  it("ends after 30 minutes without activity", () => {
    expect(startsSession(session, { now: start + SESSION_TIMEOUT, url })).toBe(true);
  });

  it("ends 24 hours after its start", () => {
    expect(at(SESSION_LIMIT - 1)).toBe(false);
    expect(at(SESSION_LIMIT)).toBe(true);
  });

  it("ends when the visitor arrives from another campaign", () => {
    expect(at(60_000, { utm_source: "newsletter" })).toBe(true);
    expect(at(60_000, { utm_source: "google", utm_medium: "cpc", click_id: "gclid=2" })).toBe(true);
  });

  it("continues with the same campaign, without one, and with other campaign content", () => {
    expect(at(60_000, { utm_source: "google", utm_medium: "cpc" })).toBe(false);
    expect(at(60_000, {})).toBe(false);
    expect(at(60_000, { utm_content: "blue" })).toBe(false);
    expect(at(60_000, { utm_source: "google", utm_medium: "cpc", utm_content: "blue" })).toBe(false);
  });

  it("preserves its start, and never moves its last activity back", () => {
    const { session: later, began } = sessionOf(
      session,
      { now: start + 5000, url: "https://shop.example/b" },
      () => "no",
    );
    expect(began).toBe(false);
    expect(later).toEqual({ ...session, last: start + 5000 });
    expect(sessionOf(later, { now: start, url }, () => "no").session.last).toBe(start + 5000);
  });
});

describe("campaign", () => {
  it("is read from the landing page URL", () => {
    expect(campaignOf(`${url}?utm_source=news&utm_medium=email&utm_term=a%20b#x?utm_source=no`)).toEqual({
      utm_source: "news",
      utm_medium: "email",
      utm_term: "a b",
    });
    expect(campaignOf(`${url}?fbclid=F&gclid=G`)).toEqual({ click_id: "gclid=G" });
    expect(campaignOf(`${url}?ref=producthunt`)).toEqual({ utm_source: "producthunt" });
    expect(campaignOf(`${url}#?utm_source=a`)).toEqual({});
  });
});

describe("campaign on an own link of the project", () => {
  const campaign = campaignOf(`${url}?ref=footer`);
  const starts = (arrival: object) => startsSession(session, { now: start + 1000, url, campaign, ...arrival });

  it.each([
    ["from the same host", { ref: "https://shop.example/prices" }],
    ["from www", { ref: "https://www.shop.example/" }],
    ["from a subdomain, in any letter case and with a port", { ref: "https://Blog.Shop.Example:8080/" }],
    ["from another website of the project", { ref: "https://www.sister.test/", sites: ["sister.test"] }],
    ["without a referrer, where the tracker saw the click", { isInternal: true }],
    ["on a page that is reloaded", { ref: "https://search.example/", isRevisit: true }],
  ])("does not start a session %s", (_, arrival) => {
    expect(starts(arrival)).toBe(false);
  });

  it.each([
    ["from another site", { ref: "https://search.example/" }],
    ["from a site whose name only ends alike", { ref: "https://notshop.example/" }],
    ["from no page", {}],
    ["from an app", { ref: "android-app://com.example/" }],
  ])("starts a session %s", (_, arrival) => {
    expect(starts(arrival)).toBe(true);
  });

  it("is not the campaign of a session that starts with it after a pause", () => {
    const later = { now: start + SESSION_TIMEOUT, url, campaign, ref: `${url}prices` };
    expect(sessionOf(session, later, () => "new")).toEqual({
      session: { id: "new", start: later.now, last: later.now, entry_url: url, ref: later.ref },
      began: true,
    });
  });

  it("is read in any letter case, with the first nonempty value", () => {
    expect(campaignOf(`${url}?UTM_Source=News&utm_source=other&Utm_Medium=&utm_medium=email&GCLID=g`)).toEqual({
      utm_source: "News",
      utm_medium: "email",
      click_id: "gclid=g",
    });
  });
});

describe("stored session", () => {
  const stored = { ...session, id: "01900000-0000-7000-8000-000000000001" };

  it("is used unchanged when valid", () => {
    expect(validSession(stored, start)).toEqual(stored);
    expect(validSession({ ...stored, ref: "https://a.example/", utm_term: "x" }, start)).toMatchObject({
      utm_term: "x",
    });
  });

  it.each([
    undefined,
    null,
    7,
    "text",
    [],
    {},
    { ...stored, id: "one" },
    { ...stored, start: "1" },
    { ...stored, start: start + 5 },
    { ...stored, last: start + SESSION_TIMEOUT },
    { ...stored, last: null },
    { ...stored, entry_url: "about:blank" },
    { ...stored, entry_url: undefined },
    { ...stored, ref: 5 },
    { ...stored, utm_source: "x".repeat(201) },
    { ...stored, click_id: {} },
  ])("is ignored when the storage contains %j", (value) => {
    expect(validSession(value, start)).toBeUndefined();
  });
});
