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
const OTHER = "bbbbbbbbbbbbbbbb";
const at = "2026-01-05T10:00:00.000Z";
const range = { startDate: "2026-01-01", endDate: "2026-01-31", timezone: "UTC" };
const group = {
  ...{ error_group_id: HASH, message: "x is undefined", type: "TypeError", place: "/shop.js:1:2", count: 3 },
  ...{ sessions: 2, visitors: 2, first_seen: at, last_seen: at, sparkline: [0, 3], state: "unresolved" },
  ...{ kind: "console", first_release: "1.4.2", last_release: "1.5.0", regression_release: "1.5.0" },
  ...{ regression: true, snoozed_until: null, assignee: { user_id: 3, name: "Uma" } },
};
const instance = {
  ...{ event_id: "e", at, session_id: "s", visitor_id: "v", path: "/", browser: "", os: "", device: "", country: "" },
};

beforeEach(() => {
  gateway.answers({
    getWidgets: [widget(12)],
    getErrorGroups: {
      facets: { kinds: [{ name: "console", count: 3 }], releases: [], browsers: [], systems: [], pages: [] },
      ...{ rows: [group], total: 1, range, sampled: false },
      totals: {
        ...{ errors: 3, sessions: 2, all_sessions: 9 },
        by_state: { unresolved: 1, resolved: 0, ignored: 0, snoozed: 4 },
      },
    },
    getErrorGroup: {
      occurrence: { ...instance, index: 1, release: "1.4.2" },
      frames: [
        {
          text: "at x",
          original: { source: "a.ts", line: 2, column: 3, name: "x", lines: [{ line: 2, text: "x()" }] },
        },
      ],
      parts: [{ error_group_id: HASH, message: "x", type: "TypeError", count: 2 }],
      ...{
        group,
        stack: "at x",
        browsers: [{ name: "Chrome", count: 3 }],
        systems: [],
        pages: [],
        releases: [],
        range,
      },
      ...{ instances: [instance], breadcrumbs: [{ at, type: "click", path: "/", text: "Buy" }], sampled: false },
      conversion: {
        ...{ with_error: { sessions: 2, converted: 0 }, without_error: { sessions: 7, converted: 1 } },
        difference: null,
      },
    },
    setErrorState: { error_group_id: HASH, state: "snoozed" },
    mergeErrors: { error_group_id: HASH },
    unmergeErrors: { error_group_id: HASH },
    listErrorRules: [
      { error_rule_id: 4, part: "file", words: "chat.js", hidden: 12, created_by: "Uma", created_at: at },
    ],
    listSourceMaps: [
      {
        ...{ source_map_id: 5, release: "1.4.2", file: "shop.js", bytes: 900, sources: 3, created_by: "Uma" },
        created_at: at,
      },
    ],
    uploadSourceMap: { source_map_id: 5, file: "shop.js", sources: 3 },
    deleteSourceMap: { source_map_id: 5 },
    previewErrorRule: { hidden: 3, groups: 1, counted: 6 },
    createErrorRule: { error_rule_id: 4 },
    deleteErrorRule: new Raw(404, { err: "none", code: "NOT_FOUND" }),
  });
  gateway.forget();
});

const ask = (fields: string) =>
  gateway.execute(
    `{ viewer { project(id: "12") { traffic { report(range: {startDate: "2026-01-01", endDate: "2026-01-31"}, goal: "Bought") { ${fields} } } } } }`,
    {},
    { as: "viewer" },
  );

test("returns error groups and their filters", async () => {
  const { data } = await ask(
    `errorLog(states: [UNRESOLVED], contains: "shop", kinds: [CONSOLE], releases: ["1.5.0"], assignee: 0) { totalCount allSessions facets { kinds { kind count } } byState { snoozed } groups { errorId state isRegression lastSeen assignee { name } sparkline } }`,
  );
  expect(data).toMatchObject({
    viewer: {
      project: {
        traffic: {
          report: {
            errorLog: {
              ...{ totalCount: 1, allSessions: 9, byState: { snoozed: 4 } },
              facets: { kinds: [{ kind: "CONSOLE", count: 3 }] },
              groups: [
                { errorId: HASH, state: "UNRESOLVED", isRegression: true, lastSeen: at, assignee: { name: "Uma" } },
              ],
            },
          },
        },
      },
    },
  });
  expect(gateway.calls("getErrorGroups")[0]?.body).toMatchObject({
    ...{ states: ["unresolved"], text: "shop", kinds: ["console"], releases: ["1.5.0"], assignee: 0 },
  });
});

test("returns one error group, or null if it did not occur in the range", async () => {
  const fields = `errorDetail(errorId: "${HASH}", occurrence: 1) { occurrence { index release } stack browsers { name count } instances { sessionId } breadcrumbs { text } conversion { withoutError { converted } difference { p } } group { place kind regressionRelease } parts { errorId count } frames { text original { source line lines { text } } } }`;
  expect((await ask(fields)).data).toMatchObject({
    viewer: {
      project: {
        traffic: {
          report: {
            errorDetail: {
              ...{ stack: "at x", browsers: [{ name: "Chrome", count: 3 }], breadcrumbs: [{ text: "Buy" }] },
              ...{ instances: [{ sessionId: "s" }], parts: [{ errorId: HASH, count: 2 }] },
              group: { place: "/shop.js:1:2", kind: "CONSOLE", regressionRelease: "1.5.0" },
              conversion: { withoutError: { converted: 1 }, difference: null },
            },
          },
        },
      },
    },
  });
  expect(gateway.calls("getErrorGroup")[0]?.body).toMatchObject({ occurrence: 1 });
  gateway.answers({ getErrorGroup: new Raw(404, { err: "none", code: "NOT_FOUND" }) });
  expect((await ask(fields)).data).toMatchObject({
    viewer: { project: { traffic: { report: { errorDetail: null } } } },
  });
  expect((await ask(`errorDetail(errorId: "..") { stack }`)).errors?.[0]?.extensions.code).toBe("INVALID");
});

const SET = `mutation ($input: SetErrorStateInput!) { setErrorState(input: $input) { errorId problem { code field } } }`;
const set = (input: Record<string, unknown>, as: "user" | "viewer" = "user") =>
  gateway.execute(SET, { input: { project: "12", errorId: HASH, ...input } }, { as });

test("lets members resolve errors, but not read-only roles", async () => {
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

test("merges and separates error groups, and creates rules that ignore errors", async () => {
  const mutate = (field: string, input: string, wanted: string, as: "user" | "viewer" = "user") =>
    gateway.execute(
      `mutation { ${field}(input: { project: "12", ${input} }) { ${wanted} problem { code field } } }`,
      {},
      { as },
    );
  expect((await mutate("mergeErrors", `errorId: "${HASH}", merged: ["${OTHER}"]`, "errorId")).data).toEqual({
    mergeErrors: { errorId: HASH, problem: null },
  });
  await mutate("unmergeErrors", `errorId: "${OTHER}"`, "errorId");
  expect(gateway.calls("mergeErrors")[0]?.body).toEqual({ widget_id: 12, error_group_id: HASH, merged: [OTHER] });
  expect(gateway.calls("unmergeErrors")[0]?.body).toEqual({ widget_id: 12, error_group_id: OTHER });
  const rules = await ask(`errorRules { errorRuleId part words hidden createdBy }`);
  expect(rules.data).toMatchObject({
    viewer: {
      project: {
        traffic: {
          report: {
            errorRules: [{ errorRuleId: 4, part: "FILE", words: "chat.js", hidden: 12, createdBy: "Uma" }],
          },
        },
      },
    },
  });
  const rule = `part: MESSAGE, words: "loop"`;
  expect((await mutate("previewErrorRule", rule, "preview { hidden groups counted }")).data).toMatchObject({
    previewErrorRule: { preview: { hidden: 3, groups: 1, counted: 6 } },
  });
  expect((await mutate("createErrorRule", rule, "errorRuleId")).data).toMatchObject({
    createErrorRule: { errorRuleId: 4 },
  });
  expect((await mutate("deleteErrorRule", "errorRuleId: 9", "errorRuleId")).data).toMatchObject({
    deleteErrorRule: { errorRuleId: null, problem: { code: "NOT_FOUND" } },
  });
  const refused = await mutate("mergeErrors", `errorId: "${HASH}", merged: ["${OTHER}"]`, "errorId", "viewer");
  expect(refused.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
});

test("lets members with write permission upload, list and delete source maps, and sends them unchanged", async () => {
  const send = async (query: string, headers: Record<string, string> = {}, body = "{}") => {
    const response = await fetch(`${gateway.url}/error-log/source-map?${query}`, { method: "POST", headers, body });
    return { status: response.status, payload: (await response.json()) as { errors?: { message: string }[] } };
  };
  const about = "project=12&release=1.4.2&file=shop.js";
  const cookieOf = async (as: "user" | "viewer") => (await gateway.headersOf({ as }))["cookie"] ?? "";
  const cookie = await cookieOf("user");
  const sent = await send(about, { cookie, "x-app": "1" }, '{"version":3}');
  expect(sent).toEqual({ status: 200, payload: { file: "shop.js", sources: 3 } });
  expect(gateway.calls("uploadSourceMap")[0]?.body).toEqual({
    ...{ widget_id: 12, release: "1.4.2", file: "shop.js", map: '{"version":3}' },
  });
  expect((await send(about, { "x-app": "1" })).status).toBe(401);
  expect((await send(about, { cookie })).status).toBe(403);
  expect((await send(about, { cookie, origin: "https://evil.example" })).status).toBe(403);
  expect((await send(about, { cookie: await cookieOf("viewer"), "x-app": "1" })).status).toBe(403);
  expect((await send("project=99&file=shop.js", { cookie, "x-app": "1" })).status).toBe(404);
  const large = await send(about, { cookie, "x-app": "1" }, "x".repeat(20 * 1024 * 1024 + 1));
  expect([large.status, large.payload.errors?.[0]?.message]).toEqual([413, "A source map can have at most 20 MB"]);
  expect((await ask("sourceMaps { sourceMapId file createdBy }")).data).toMatchObject({
    viewer: {
      project: { traffic: { report: { sourceMaps: [{ sourceMapId: 5, file: "shop.js", createdBy: "Uma" }] } } },
    },
  });
  const drop = `mutation { deleteSourceMap(input: { project: "12", sourceMapId: 5 }) { sourceMapId problem { code } } }`;
  expect((await gateway.execute(drop, {}, { as: "user" })).data).toEqual({
    deleteSourceMap: { sourceMapId: 5, problem: null },
  });
});
