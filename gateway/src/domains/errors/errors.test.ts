import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { widget } from "#gateway/graph/testing/wire.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

const HASH = "aaaaaaaaaaaaaaaa";
const at = "2026-01-05T10:00:00.000Z";
const range = { startDate: "2026-01-01", endDate: "2026-01-31", timezone: "UTC" };
const group = {
  ...{ error_group_id: HASH, message: "x is undefined", type: "TypeError", place: "/shop.js:1:2", count: 3 },
  ...{ sessions: 2, visitors: 2, first_seen: at, last_seen: at, sparkline: [0, 3], state: "unresolved" },
  ...{ regression: true, snoozed_until: null, assignee: { user_id: 3, name: "Uma" } },
};
const instance = {
  ...{ event_id: "e", at, session_id: "s", visitor_id: "v", path: "/", browser: "", os: "", device: "", country: "" },
};

beforeEach(() => {
  gateway.answers({
    getWidgets: [widget(12)],
    getErrorGroups: {
      ...{ rows: [group], total: 1, range, sampled: false },
      totals: {
        ...{ errors: 3, sessions: 2, all_sessions: 9 },
        by_state: { unresolved: 1, resolved: 0, ignored: 0, snoozed: 4 },
      },
    },
    getErrorGroup: {
      ...{ group, stack: "at x", browsers: [{ name: "Chrome", count: 3 }], systems: [], pages: [], range },
      ...{ instances: [instance], breadcrumbs: [{ at, type: "click", path: "/", text: "Buy" }], sampled: false },
      conversion: {
        ...{ with_error: { sessions: 2, converted: 0 }, without_error: { sessions: 7, converted: 1 } },
        difference: null,
      },
    },
    setErrorState: { error_group_id: HASH, state: "snoozed" },
  });
  gateway.forget();
});

const ask = (fields: string) =>
  gateway.execute(
    `{ viewer { project(id: "12") { traffic(range: {startDate: "2026-01-01", endDate: "2026-01-31"}, goal: "Bought") { ${fields} } } } }`,
    {},
    { as: "viewer" },
  );

test("the groups, and what they are narrowed by", async () => {
  const { data } = await ask(
    `errorLog(states: [UNRESOLVED], contains: "shop") { totalCount allSessions byState { snoozed } groups { errorId state isRegression lastSeen assignee { name } sparkline } }`,
  );
  expect(data).toMatchObject({
    viewer: {
      project: {
        traffic: {
          errorLog: {
            ...{ totalCount: 1, allSessions: 9, byState: { snoozed: 4 } },
            groups: [
              { errorId: HASH, state: "UNRESOLVED", isRegression: true, lastSeen: at, assignee: { name: "Uma" } },
            ],
          },
        },
      },
    },
  });
  expect(gateway.calls("getErrorGroups")[0]?.body).toMatchObject({ states: ["unresolved"], text: "shop" });
});

test("one of them, or nothing where it did not happen", async () => {
  const fields = `errorDetail(errorId: "${HASH}") { stack browsers { name count } instances { sessionId } breadcrumbs { text } conversion { withoutError { converted } difference { p } } group { place } }`;
  expect((await ask(fields)).data).toMatchObject({
    viewer: {
      project: {
        traffic: {
          errorDetail: {
            ...{ stack: "at x", browsers: [{ name: "Chrome", count: 3 }], breadcrumbs: [{ text: "Buy" }] },
            ...{ instances: [{ sessionId: "s" }], group: { place: "/shop.js:1:2" } },
            conversion: { withoutError: { converted: 1 }, difference: null },
          },
        },
      },
    },
  });
  gateway.answers({ getErrorGroup: new Raw(404, { err: "none", code: "NOT_FOUND" }) });
  expect((await ask(fields)).data).toMatchObject({ viewer: { project: { traffic: { errorDetail: null } } } });
  expect((await ask(`errorDetail(errorId: "..") { stack }`)).errors?.[0]?.extensions.code).toBe("INVALID");
});

const SET = `mutation ($input: SetErrorStateInput!) { setErrorState(input: $input) { errorId problem { code field } } }`;
const set = (input: Record<string, unknown>, as: "user" | "viewer" = "user") =>
  gateway.execute(SET, { input: { project: "12", errorId: HASH, ...input } }, { as });

test("members decide, those who only look do not", async () => {
  expect((await set({ state: "SNOOZED", snoozeDays: 7 })).data).toEqual({
    setErrorState: { errorId: HASH, problem: null },
  });
  await set({ assignee: 0 });
  expect(gateway.calls("setErrorState").map(({ body }) => body)).toEqual([
    { widget_id: 12, error_group_id: HASH, state: "snoozed", snooze_days: 7 },
    { widget_id: 12, error_group_id: HASH, assignee: null },
  ]);
  expect((await set({ state: "RESOLVED" }, "viewer")).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  expect((await set({ project: "99", state: "RESOLVED" })).data).toMatchObject({
    setErrorState: { problem: { code: "NOT_FOUND", field: "project" } },
  });
});
