import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { globalId, widget } from "#gateway/graph/testing/wire.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { at, dates, range, id, rule, counts, totals, profile, row, field, gain } from "./testing/wireForms.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.forget();
  gateway.answers({
    getWidgets: [widget(12)],
    listForms: { rows: [row(null), row(7)], total: 2, measured_since: at, earlier: null, range },
    getForm: profile(7),
    createForm: profile(8),
    updateForm: { ...profile(7), status: "ignored" },
    deleteForm: { form_profile_id: 7 },
    getFormResult: {
      form: { form_profile_id: 7, name: "Checkout", rule, success: { kind: "page", page: rule.page } },
      ...{ totals, previous: totals, fields: [field], abandons_elsewhere: 4, gain },
      split: [{ value: "mobile", ...totals }],
      trend: [{ t: "2026-01-03", ...counts, partial: false }],
      pages: [{ path: "/checkout", url: "https://shop.test/checkout", views: 200 }],
      ...{ measured_since: at, range },
    },
    getFormDropoffs: {
      rows: [
        {
          ...{ session_id: "s", visitor_id: "v", at, field: "card", path: "/checkout", spent_ms: 61_000, attempts: 2 },
          ...{ channel: "Direct", country: "DE", device: "mobile" },
        },
      ],
      total: 31,
    },
    getAnnotations: { rows: [], changes: [], total: 0 },
  });
});

const ask = async (fields: string) => {
  const { data, errors } = await gateway.execute(
    `{ viewer { project(id: "12") { forms { ${fields} } } } }`,
    {},
    { as: "viewer" },
  );
  const read = data as { viewer?: { project?: { forms?: unknown } } } | null;
  return { errors, forms: read?.viewer?.project?.forms };
};
const sent = (name: string) => gateway.calls(name).map(({ body }) => body);
const dated = `range: {startDate: "2026-01-03", endDate: "2026-02-01"}`;

test("lists saved and automatic forms with the host's search, sort and page", async () => {
  const { forms, errors } = await ask(
    `list(${dated}, search: "pay", ignored: true, sort: COMPLETION_RATE, limit: 20, offset: 40) {
       total measuredSince earlier { goalSubmits } range { timezone }
       rows { formProfileId profileId status views startRate medianMs rule { page { match value } selector } success { kind event } } }`,
  );
  expect(errors).toBeUndefined();
  const shown = {
    ...{ status: "ACTIVE", views: 200, startRate: 0.6, medianMs: 42_000, success: { kind: "NONE", event: null } },
    rule: { page: { match: "EXACT", value: "/checkout" }, selector: "#pay" },
  };
  expect(forms).toEqual({
    list: {
      ...{ total: 2, measuredSince: at, earlier: null, range: { timezone: "Europe/Berlin" } },
      rows: [
        { formProfileId: null, profileId: null, ...shown },
        { formProfileId: 7, profileId: id(7), ...shown },
      ],
    },
  });
  expect(sent("listForms")).toEqual([
    { widget_id: 12, ...dates, search: "pay", ignored: true, sort: "completion_rate", limit: 20, offset: 40 },
  ]);
});

test("returns all results of a form with one call", async () => {
  const { forms, errors } = await ask(
    `report(${dated}, compare: PREVIOUS_PERIOD, filters: {preset: "new"}, formProfileId: 7, by: LANDING_PAGE) {
       form { name success { kind page { value } } } totals { abandons p90Ms } previous { views }
       fields { field type refills errors score rank } abandonsElsewhere gain { medianRate completions low high }
       split { value totals { completionRate } } trend { at starters isPartial } interval pages { path views }
       annotations { id } changes { key } }`,
  );
  expect(errors).toBeUndefined();
  expect(forms).toEqual({
    report: {
      form: { name: "Checkout", success: { kind: "PAGE", page: { value: "/checkout" } } },
      ...{ totals: { abandons: 60, p90Ms: 90_000 }, previous: { views: 200 }, abandonsElsewhere: 4 },
      fields: [{ field: "card", type: "TEXT", refills: 20, errors: 25, score: 22.5, rank: 1 }],
      gain: { medianRate: 0.08, completions: 14.2, low: 6.1, high: 22.8 },
      split: [{ value: "mobile", totals: { completionRate: 0.5 } }],
      trend: [{ at: "2026-01-03", starters: 120, isPartial: false }],
      ...{ interval: "DAY", pages: [{ path: "/checkout", views: 200 }], annotations: [], changes: [] },
    },
  });
  expect(sent("getFormResult")).toEqual([
    {
      ...{ widget_id: 12, ...dates, compare: "previous", filter_by: "new", form_profile_id: 7 },
      ...{ by: "landing_page", interval: "day" },
    },
  ]);
  expect(sent("listForms")).toEqual([]);
});

test("returns the results of an automatic form by its rule", async () => {
  await ask(
    `report(${dated}, rule: {page: {match: WILDCARD, value: "/join/*"}, selector: ""}, success: {kind: EVENT, event: "signup"}) { totals { views } }`,
  );
  expect(sent("getFormResult")[0]).toMatchObject({
    rule: { page: { match: "wildcard", value: "/join/*" }, selector: "" },
    success: { kind: "event", name: "signup" },
  });
});

test("returns the form with the most views if none is named, and null without any", async () => {
  expect((await ask(`report(${dated}) { totals { views } }`)).forms).toEqual({ report: { totals: { views: 200 } } });
  expect(sent("listForms")).toMatchObject([{ ...dates, sort: "views", limit: 1 }]);
  expect(sent("getFormResult")[0]).toMatchObject({ rule, success: { kind: "none" } });
  gateway.answers({ listForms: { rows: [], total: 0, measured_since: null, earlier: null, range } });
  expect((await ask(`report(${dated}) { totals { views } } dropoffs(${dated}) { total }`)).forms).toEqual({
    report: null,
    dropoffs: null,
  });
});

test("returns null for a form that doesn't exist", async () => {
  gateway.answers({
    getFormResult: new Raw(404, { err: "not found", code: "NOT_FOUND" }),
    getForm: new Raw(404, { err: "not found", code: "NOT_FOUND" }),
  });
  const fields = `report(${dated}, formProfileId: 9) { interval } none: report(${dated}, formProfileId: 0) { interval } profile(formProfileId: 9) { name }`;
  expect((await ask(fields)).forms).toEqual({ report: null, none: null, profile: null });
});

test("lists the sessions that left at a field", async () => {
  const { forms } = await ask(
    `dropoffs(${dated}, formProfileId: 7, field: "card", limit: 5, offset: 10) { total rows { sessionId spentMs attempts recordedFrom } }`,
  );
  expect(forms).toEqual({
    dropoffs: { total: 31, rows: [{ sessionId: "s", spentMs: 61_000, attempts: 2, recordedFrom: null }] },
  });
  expect(sent("getFormDropoffs")).toEqual([
    { widget_id: 12, ...dates, form_profile_id: 7, field: "card", limit: 5, offset: 10 },
  ]);
});

test("previews an unsaved form in the last 30 days, or returns the problem with its rule", async () => {
  const preview = `preview(rule: {page: {match: REGEX, value: "^/checkout"}, selector: "#pay"}) { report { totals { starters } } problem { field } }`;
  expect((await ask(preview)).forms).toEqual({ preview: { report: { totals: { starters: 120 } }, problem: null } });
  gateway.answers({ getFormResult: new Raw(400, { err: "invalid", code: "INVALID", field: "rule.page.value" }) });
  expect((await ask(preview)).forms).toEqual({ preview: { report: null, problem: { field: "rule.page.value" } } });
});

test("refuses arguments that are out of bounds", async () => {
  for (const [fields, named] of [
    [`list(${dated}, limit: 201) { total }`, "limit"],
    [`list(${dated}, search: "${"x".repeat(201)}") { total }`, "search"],
    [`dropoffs(${dated}, formProfileId: 7, limit: 1001) { total }`, "limit"],
  ] as const) {
    const { errors } = await ask(fields);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID", field: named });
  }
});

test("saves, changes and deletes forms for members with write access, and finds them by id", async () => {
  const create = `mutation ($input: CreateFormInput!) { createForm(input: $input) { form { id success { event } } problem { field } } }`;
  const page = { match: "EXACT", value: "/checkout" };
  const made = {
    project: "12",
    name: "Pay",
    rule: { page, selector: "" },
    success: { kind: "PAGE", page },
    isAuto: true,
  };
  const as = (role: "user" | "viewer", document: string, input: unknown) =>
    gateway.execute(document, { input }, { as: role });
  expect((await as("user", create, made)).data).toEqual({
    createForm: { form: { id: id(8), success: { event: "purchase" } }, problem: null },
  });
  const wirePage = { match: "exact", value: "/checkout" };
  expect(sent("createForm")).toEqual([
    {
      ...{ widget_id: 12, name: "Pay", rule: { page: wirePage, selector: "" } },
      ...{ success: { kind: "page", page: wirePage }, is_auto: true, status: "active" },
    },
  ]);
  const update = `mutation ($input: UpdateFormInput!) { updateForm(input: $input) { form { status } problem { field } } }`;
  const changed = { id: id(7), status: "IGNORED" };
  expect((await as("user", update, changed)).data).toEqual({
    updateForm: { form: { status: "IGNORED" }, problem: null },
  });
  expect(sent("updateForm")).toEqual([{ widget_id: 12, form_profile_id: 7, status: "ignored" }]);
  const remove = `mutation ($input: DeleteFormInput!) { deleteForm(input: $input) { deletedId problem { field } } }`;
  expect((await as("user", remove, { id: id(7) })).data).toEqual({ deleteForm: { deletedId: id(7), problem: null } });
  expect((await as("user", remove, { id: globalId("Goal:7") })).data).toMatchObject({
    deleteForm: { deletedId: null, problem: { field: "id" } },
  });
  for (const [document, input] of [
    [create, made],
    [update, changed],
    [remove, { id: id(7) }],
  ] as const)
    expect((await as("viewer", document, input)).errors?.[0]?.extensions["code"]).toBe("FORBIDDEN");
  const node = await gateway.execute(`{ node(id: "${id(7)}") { ... on FormProfile { name } } }`, {}, { as: "viewer" });
  expect(node.data).toEqual({ node: { name: "Form 7" } });
});

test("a share link shows the results of its form only, and no session", async () => {
  const grant = { modules: "form", uniqueModuleId: "7", endDate: dates.endDate } as const;
  const codeOf = async (fields: string) => {
    const document = `{ viewer { project { forms { ${fields} } } } }`;
    const { data, errors } = await gateway.execute(document, {}, { as: "share", grant });
    return errors?.[0]?.extensions.code ?? data;
  };
  expect(await codeOf(`report(${dated}, formProfileId: 7) { totals { views } }`)).toMatchObject({
    viewer: { project: { forms: { report: { totals: { views: 200 } } } } },
  });
  gateway.forget();
  const other = `rule: {page: {match: EXACT, value: "/checkout"}, selector: ""}`;
  for (const fields of [
    `report(${dated}, formProfileId: 8) { interval }`,
    `report(${dated}) { interval }`,
    `report(${dated}, formProfileId: 7, ${other}) { interval }`,
    `dropoffs(${dated}, formProfileId: 7) { total }`,
    `list(${dated}) { total }`,
    `profile(formProfileId: 7) { name }`,
    `preview(${other}) { problem { code } }`,
  ])
    expect([fields, await codeOf(fields)]).toEqual([fields, "FORBIDDEN"]);
  expect(gateway.calls().filter(({ name }) => name !== "getWidgets")).toEqual([]);
});
