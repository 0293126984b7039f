import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { globalId, widget } from "#gateway/graph/testing/wire.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

const entry = {
  ...{ kind: "note", number: 4, date: "2026-01-05", created_at: "2026-01-05T10:00:00.000Z", text: "Release" },
  ...{ description: "", subject_id: "", user_id: 3, user_name: "The user", deletable: true },
  ...{ end_date: null, color: "amber", note: null },
};
const done = {
  ...entry,
  kind: "flag",
  number: 7,
  text: "flag.changed",
  subject_id: "9",
  deletable: false,
  color: null,
  changed: [{ field: "rollout", before: null, after: "50" }],
};
const range = { startDate: "2026-01-01", endDate: "2026-01-31", timezone: "UTC" };
const side = { startDate: "2026-01-01", endDate: "2026-01-07", days: 7, value: 10 };
const difference = { value: 3, low: 1, high: 5, p: 0.01 };

beforeEach(() => {
  gateway.answers({
    getWidgets: [widget(12)],
    getTimeline: { rows: [done, entry], people: [{ user_id: 3, name: "The user" }], total: 2, range },
    getEffect: {
      before: side,
      after: { ...side, value: null },
      difference,
      series: [{ day: "2026-01-01", value: 9 }],
      timezone: "UTC",
    },
  });
  gateway.forget();
});

const ask = (fields: string) => gateway.execute(`{ viewer { project(id: "12") { ${fields} } } }`, {}, { as: "viewer" });
const RANGE = `range: {startDate: "2026-01-01", endDate: "2026-01-31"}`;

test("returns entries of both kinds and sends the filters to the host", async () => {
  const { data } = await ask(
    `timeline { list(${RANGE}, kinds: [NOTE, FLAG], userId: 3, contains: "/cart") { totalCount people { userId name } entries { key kind text subject userName deletableId changed { field before after } } } }`,
  );
  expect(data).toEqual({
    viewer: {
      project: {
        timeline: {
          list: {
            totalCount: 2,
            people: [{ userId: 3, name: "The user" }],
            entries: [
              {
                key: "done-7",
                kind: "FLAG",
                text: "flag.changed",
                subject: "9",
                userName: "The user",
                deletableId: null,
                changed: [{ field: "rollout", before: null, after: "50" }],
              },
              {
                ...{ key: "note-4", kind: "NOTE", text: "Release", subject: "", userName: "The user" },
                deletableId: globalId("Annotation:12:4:2026-01-05"),
                changed: [],
              },
            ],
          },
        },
      },
    },
  });
  expect(gateway.calls("getTimeline")[0]?.body).toEqual({
    ...{ limit: 500, offset: 0 },
    ...{ widget_id: 12, startDate: "2026-01-01", endDate: "2026-01-31" },
    ...{ kinds: ["note", "flag"], user_id: 3, text: "/cart" },
  });
});

test("effect of a day's change", async () => {
  const { data } = await ask(
    `traffic { effect(date: "2026-01-08", endDate: "2026-01-10", metric: BOUNCE_RATE, days: 7, goal: "Bought") { before { value days } after { value } difference { low p } series { value } } }`,
  );
  expect(data).toMatchObject({
    viewer: {
      project: {
        traffic: {
          effect: { before: { value: 10, days: 7 }, after: { value: null }, difference: { low: 1, p: 0.01 } },
        },
      },
    },
  });
  expect(gateway.calls("getEffect")[0]?.body).toEqual({
    ...{ widget_id: 12, date: "2026-01-08", end_date: "2026-01-10", metric: "bounce_rate", days: 7, goal: "Bought" },
  });
  expect((await ask(`traffic { effect(date: "2026-01-08", days: 8) { timezone } }`)).errors?.[0]?.message).toBe(
    "days is 8. It must be 7, 14 or 28.",
  );
});

test("reads a chart's changes and notes in one call", async () => {
  const change = { audit_id: 7, kind: "project", date: "2026-01-05T10:00", text: "project.block_rule_added" };
  const facts = { description: "ip", subject_id: "3", user_name: "Olga", created_at: "2026-01-05T10:04:00.000Z" };
  gateway.answers({ getAnnotations: { rows: [], changes: [{ ...change, ...facts }] } });
  const { data } = await ask(
    `traffic { report(${RANGE}) { annotations { id } changes { key kind date text userName note { id } } } }`,
  );
  const expected = {
    key: "done-7",
    kind: "PROJECT",
    date: change.date,
    text: change.text,
    userName: "Olga",
    note: null,
  };
  expect(data).toEqual({ viewer: { project: { traffic: { report: { annotations: [], changes: [expected] } } } } });
  expect(gateway.calls("getAnnotations")).toHaveLength(1);
});
