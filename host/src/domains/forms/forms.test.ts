import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { listForms } from "@sightline/schema/rest/forms/forms";
import { getFormResult, type FormField } from "@sightline/schema/rest/forms/results";
import { setWidget } from "@sightline/schema/rest/projects/projects";
import { eventRow } from "#host/testing/eventRow.ts";
import type { TestHost } from "#host/testing/testHost.ts";
import { counts, DAYS, openCheckout, rule } from "./testing/checkoutSessions.ts";

let host: TestHost;
let widget_id: number;
beforeAll(async () => {
  ({ host, widget_id } = await openCheckout());
});
afterAll(() => host.close());

const result = (own: object = {}) =>
  host.request(getFormResult, { as: "viewer", body: { widget_id, ...DAYS, rule, ...own } });
const list = (own: object = {}) => host.request(listForms, { as: "viewer", body: { widget_id, ...DAYS, ...own } });

test("counts views, starts, attempts and successes", async () => {
  const { totals, form, split, trend, pages, measured_since } = (await result()).answer;
  expect(totals).toEqual({
    ...counts,
    ...{ start_rate: 5 / 6, completion_rate: 2 / 5, conversion_rate: 2 / 6, non_starters: 1, abandons: 3 },
    // 20 and 35 seconds
    ...{ median_ms: 27_500, p90_ms: 33_500 },
  });
  expect(form).toEqual({ form_profile_id: null, name: "Checkout", rule, success: { kind: "none" } });
  expect(split.map(({ value, views, starters, completions }) => [value, views, starters, completions])).toEqual([
    ["", 3, 3, 2],
    ["mobile", 3, 2, 0],
  ]);
  expect(trend).toEqual([
    { t: "2026-03-16", ...counts, partial: false },
    { t: "2026-03-17", views: 0, starters: 0, attempts: 0, completions: 0, partial: false },
  ]);
  expect(pages).toEqual([{ path: "/checkout", url: "https://shop.example/checkout", views: 6 }]);
  expect(measured_since).toBe("2026-03-16T09:00:00.000Z");
});

test("tells what happened in each field, in the order of the form", async () => {
  const { fields, abandons_elsewhere, gain } = (await result()).answer;
  const of = (name: string) => fields.find((one) => one.field === name) ?? ({} as FormField);
  expect(fields.map(({ field: name, position, type, label }) => [name, position, type, label])).toEqual([
    ["name", 1, "text", "Your name"],
    ["email", 2, "email", "Your email"],
    ["phone", 3, "text", "Your phone"],
  ]);
  expect(of("name")).toMatchObject({
    reached: 5,
    reach_rate: 1,
    blank: 0,
    failed: 0,
    abandons: 1,
    abandon_share: 1 / 3,
  });
  expect(of("email")).toMatchObject({
    ...{ reached: 3, reach_rate: 3 / 5, median_ms: 3000, hesitation_ms: 1000 },
    ...{ refilled: 1, refills: 1, returned: 1, returns: 2, blank: 1, blank_rate: 1 / 3, failed: 2, errors: 2 },
    ...{ abandons: 1, abandon_share: 1 / 3, abandon_rate: 1 / 3, score: 3 / 5, rank: 2 },
  });
  expect(of("phone")).toMatchObject({
    reached: 1,
    returned: 1,
    returns: 2,
    blank: 1,
    abandons: 1,
    score: 1 / 5,
    rank: 3,
  });
  // the session that left before its fields could be sent was last seen at the field with which it began
  expect(abandons_elsewhere).toBe(0);
  expect(of("name")).toMatchObject({ score: 1, rank: 1 });
  expect(gain).toBeNull();
});

test("lists a field after the others if no session reported its place", async () => {
  const at = (second: number) => `2026-03-18T10:00:0${second}Z`;
  const signup = (session: number) => ({
    ...{ widgetId: widget_id, session, selector: "#signup", path: "/signup", url: "https://shop.example/signup" },
  });
  const reported = { type: "form_field", is_reached: 1 };
  await host.events.insert("event", [
    eventRow({ ...signup(40), at: at(0), type: "form_start", field: "name" }),
    eventRow({ ...signup(40), at: at(1), ...reported, field: "name", field_position: 1 }),
    eventRow({ ...signup(40), at: at(1), ...reported, field: "phone", field_position: 2 }),
    eventRow({ ...signup(41), at: at(2), type: "form_start", field: "code" }),
  ]);
  const own = { page: { match: "exact" as const, value: "/signup" }, selector: "#signup" };
  const { fields } = (await result({ rule: own, startDate: "2026-03-18", endDate: "2026-03-18" })).answer;
  expect(fields.map(({ field, position }) => [field, position])).toEqual([
    ["name", 1],
    ["phone", 2],
    ["code", 3],
  ]);
});

describe("a rule for success", () => {
  it("counts the thank-you page after the start", async () => {
    const success = { kind: "page", page: { match: "wildcard", value: "/thank*" } };
    expect((await result({ success })).answer.totals).toMatchObject({ ...counts, completions: 1, median_ms: 40_000 });
  });

  it("counts a named event after the start", async () => {
    const success = { kind: "event", name: "purchase" };
    expect((await result({ success })).answer.totals).toMatchObject({ ...counts, completions: 1, median_ms: 36_000 });
    const other = { kind: "event", name: "signup" };
    expect((await result({ success: other })).answer.totals).toMatchObject({
      ...counts,
      completions: 0,
      median_ms: null,
    });
  });

  it("counts no attempt after which the next page showed the form with errors", async () => {
    const login = { page: { match: "exact", value: "/login" }, selector: "#login" };
    const { answer } = await result({ rule: login });
    expect(answer.totals).toMatchObject({ views: 1, starters: 1, attempts: 1, completions: 0 });
  });
});

test("applies the filter to the sessions of the form", async () => {
  const custom_filter = [[{ criteria: "device", operator: "==", value: "mobile" }]];
  expect((await result({ custom_filter })).answer.totals).toMatchObject({ views: 3, starters: 2, attempts: 1 });
  const elsewhere = [[{ criteria: "page", operator: "==", value: "/thanks" }]];
  expect((await result({ custom_filter: elsewhere })).answer.totals).toMatchObject({ views: 0, completions: 0 });
});

test("compares with the previous range", async () => {
  const later = { startDate: "2026-03-18", endDate: "2026-03-19", compare: "previous" };
  expect((await result(later)).answer).toMatchObject({ totals: { views: 0, start_rate: null }, previous: counts });
});

test.each([
  ["neither a form nor a rule", { rule: undefined }, "forms.noForm", "rule"],
  ["both a form and a rule", { form_profile_id: 1 }, "forms.twoForms", "rule"],
  [
    "a success rule for a saved form",
    { rule: undefined, form_profile_id: 1, success: { kind: "none" } },
    "forms.successWithoutRule",
    "success",
  ],
  ["an unknown form", { rule: undefined, form_profile_id: 9999 }, "forms.formNotFound", undefined],
  [
    "a broken expression",
    { rule: { page: { match: "regex", value: "(" }, selector: "" } },
    "filters.notARegex",
    "rule.page.value",
  ],
])("refuses %s", async (_what, own, reason, named) => {
  const { failure } = await result(own);
  expect([failure.reason, failure.field]).toEqual([reason, named]);
});

test("is refused in a project without the feature", async () => {
  await host.request(setWidget, { as: "owner", body: { widget_id, feature_acl: ["analytics"] } });
  for (const { failure, status } of [await result(), await list()])
    expect([status, failure.reason]).toEqual([403, "forms.notIncluded"]);
});
