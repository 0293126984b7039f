import type { Widget } from "@sightline/schema/rest/projects/projects";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { widget } from "#gateway/graph/testing/wire.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
const uuid = (n: number) => `20000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.answers({ getWidgets: [widget(12)] });
  gateway.forget();
});

test("tells which rows of a screen were recorded, with one call for all of them", async () => {
  const at = (second: number) => new Date(Date.parse("2026-02-01T12:00:00.000Z") + second * 1000).toISOString();
  const instance = (n: number, second: number, visitor = 50) => ({
    ...{ event_id: `e${n}-${second}`, at: at(second), session_id: uuid(n), visitor_id: uuid(visitor), path: "/" },
    ...{ browser: "", os: "", device: "", country: "" },
  });
  const group = {
    ...{ error_group_id: "aaaaaaaaaaaaaaaa", message: "x", type: "", place: "", count: 3, sessions: 2, visitors: 2 },
    ...{ first_seen: at(0), last_seen: at(0), sparkline: [], state: "unresolved", kind: "script", regression: false },
    ...{ first_release: "", last_release: "", regression_release: "", snoozed_until: null, assignee: null },
  };
  gateway.answers({
    getErrorGroup: {
      ...{ group, stack: "", frames: [], parts: [], browsers: [], systems: [], pages: [], releases: [] },
      occurrence: { ...instance(1, 5), index: 0, release: "" },
      // recorded, of another visitor, before and after the recording, and without one
      instances: [instance(1, 5), instance(1, 6, 51), instance(1, -60), instance(1, 900), instance(2, 5)],
      ...{ breadcrumbs: [], conversion: null, sampled: false },
      range: { startDate: "2026-01-03", endDate: "2026-02-01", timezone: "Europe/Berlin" },
    },
    getRecordingStarts: { rows: [{ key: uuid(1), visitor_id: uuid(50), start: at(0), end: at(60) }] },
  });
  const { data, errors } = await gateway.execute(
    `{ viewer { project(id: "12") { traffic { report(range: { startDate: "2026-01-03", endDate: "2026-02-01" }) {
      errorDetail(errorId: "aaaaaaaaaaaaaaaa") { occurrence { sessionId recordedFrom } instances { recordedFrom } } } } } } }`,
    {},
    { as: "viewer" },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    viewer: {
      project: {
        traffic: {
          report: {
            errorDetail: {
              occurrence: { sessionId: uuid(1), recordedFrom: at(0) },
              instances: [at(0), null, null, null, null].map((recordedFrom) => ({ recordedFrom })),
            },
          },
        },
      },
    },
  });
  expect(gateway.calls("getRecordingStarts").map(({ body }) => body)).toEqual([
    { widget_id: 12, sessions: [uuid(1), uuid(2)] },
  ]);
});

test.each<[Widget["feature_acl"], string | null, boolean]>([
  [["recording"], "s1", true],
  [["recording"], null, false],
  [["analytics"], "s1", false],
])(
  "links to recordings of a project with the features %j whose first recording is %s: %s",
  async (acl, session, is) => {
    gateway.answers({
      getWidgets: [widget(12, { feature_acl: acl })],
      getFirstRecording: { session, location: null },
    });
    const { data } = await gateway.execute(
      `{ viewer { project(id: "12") { recordings { isAvailable } } } }`,
      {},
      { as: "viewer" },
    );
    expect(data).toEqual({ viewer: { project: { recordings: { isAvailable: is } } } });
  },
);
