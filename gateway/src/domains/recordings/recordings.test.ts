import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Recording } from "@sightline/schema/rest/recordings/recordings";
import { globalId, widget } from "#gateway/graph/testing/wire.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
const at = "2026-02-01T12:00:00.000Z";
const uuid = (n: number) => `20000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const id = (n: number) => globalId(`Recording:12:${uuid(n)}`);
const recording = (n: number): Recording => ({
  key: uuid(n),
  status: "finished",
  visitor: { visitor_id: uuid(50), user_id: "", name: "Anna", email: "" },
  ...{ country: "DE", region: "", city: "", device: "desktop", browser: "Firefox", os: "Linux" },
  ...{ channel: "Direct", source: "", start: at, duration_ms: 60_000, active_ms: 20_000 },
  ...{ entry_url: "https://shop.test/", exit_url: "https://shop.test/cart", pageviews: 2, events: 1, clicks: 4 },
  ...{ rage_clicks: 1, dead_clicks: 0, errors: 0, form_drops: 0, activity: Array.from({ length: 20 }, () => 1) },
  ...{ converted_at: null, bytes: 900, is_internal: false, is_starred: false, tags: ["VIP"], is_viewed: false },
  comments: 1,
});
const comment = {
  ...{ comment_id: 5, key: uuid(1), at_ms: 1200, text: "Look", author: { user_id: 3, name: "Uma" } },
  ...{ mentions: [], created_at: at },
};

beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  const range = { startDate: "2026-01-03", endDate: "2026-02-01", timezone: "Europe/Berlin" };
  const friction = { kind: "rage" as const, recordings: 2, at_ms: 900, path: "/cart" };
  const rows = [1, 2, 3].map((n) => ({
    ...{ recording: recording(n), sorted_by: 100 - n, match_ms: n * 1000, friction: n === 1 ? friction : null },
  }));
  gateway.answers({
    getWidgets: [widget(12)],
    listRecordings: { rows, total: 9, sessions: 14, range },
    getRecording: {
      recording: recording(1),
      streams: [
        {
          ...{ stream_id: uuid(7), tab_id: uuid(8), url: "https://shop.test/", title: "Shop" },
          ...{ from_ms: 0, to_ms: 60_000 },
          ...{ view_w: 1200, view_h: 800, chunks: 3, bytes: 900, missing: [1], is_throttled: true },
        },
      ],
      marks: [
        { kind: "rage", at, at_ms: 1200, name: "Buy", url: "https://shop.test/", selector: "#buy", error_hash: null },
      ],
      attributes: { plan: "pro" },
      first_seen: at,
      tests: [{ test_id: 7, variant_id: "b", at_ms: 400 }],
    },
    findRecording: { key: uuid(1) },
    updateRecording: { rows: [{ ...recording(1), is_starred: true }] },
    deleteRecordings: { deleted: 1 },
    listRecordingComments: { rows: [comment] },
    createRecordingComment: { ...comment, comment_id: 6, at_ms: 900, text: "Here", mentions: [4] },
    deleteRecordingComment: { comment_id: 5 },
  });
  gateway.forget();
});

const LIST = `query ($after: String, $sequence: [SequenceStepInput!]) { viewer { project(id: "12") { recordings {
  list(range: {startDate: "2026-01-03", endDate: "2026-02-01"}, sort: RELEVANCE, withoutInternal: true, unviewed: true,
    tag: " VIP ", builtIn: STARRED, sequence: $sequence, first: 2, after: $after) {
    totalCount sessionCount pageInfo { hasNextPage hasPreviousPage endCursor }
    edges { matchMs friction { kind recordings atMs path } node { id status startedAt commentCount tags visitor { visitorId name } } } } } } } }`;
const sequence = [
  { kind: "PAGE", value: "/cart" },
  { kind: "GOAL", isAbsent: true },
];

test("reads a list page by page with one call per page", async () => {
  const { data, errors } = await gateway.execute(LIST, { sequence }, { as: "viewer" });
  expect(errors).toBeUndefined();
  const { list } = (
    data as unknown as { viewer: { project: { recordings: { list: { pageInfo: { endCursor: string } } } } } }
  ).viewer.project.recordings;
  expect(list).toMatchObject({
    totalCount: 9,
    sessionCount: 14,
    pageInfo: { hasNextPage: true, hasPreviousPage: false },
    edges: [
      {
        matchMs: 1000,
        friction: { kind: "RAGE", recordings: 2, atMs: 900, path: "/cart" },
        node: {
          ...{ id: id(1), status: "FINISHED", startedAt: at, commentCount: 1, tags: ["VIP"] },
          visitor: { visitorId: uuid(50), name: "Anna" },
        },
      },
      { matchMs: 2000, friction: null },
    ],
  });
  await gateway.execute(LIST, { sequence, after: list.pageInfo.endCursor }, { as: "viewer" });
  const [first, second] = gateway.calls("listRecordings").map(({ body }) => body);
  const requested = {
    ...{
      widget_id: 12,
      sort: "relevance",
      without_internal: true,
      unviewed: true,
      collection: "starred",
      tag: "VIP",
      limit: 3,
    },
    sequence: [
      { kind: "page", value: "/cart", is_absent: false },
      { kind: "goal", value: "", is_absent: true },
    ],
  };
  expect(first).toMatchObject(requested);
  expect(second).toMatchObject({ ...requested, after: { value: 98, key: uuid(2) } });
  const back = LIST.replace("first: 2, after: $after", "last: 2, before: $after");
  await gateway.execute(back, { sequence, after: list.pageInfo.endCursor }, { as: "viewer" });
  expect(gateway.calls("listRecordings")[2]?.body).toMatchObject({ direction: "asc", after: { value: 98 }, limit: 3 });
});

test("shows a list whose visitors' first sessions could not be read", async () => {
  gateway.answers({ getRecording: new Raw(503, { err: "no", code: "UNAVAILABLE" }) });
  const document = LIST.replace("visitor { visitorId", "visitor { firstSeen visitorId");
  const { data } = await gateway.execute(document, { sequence }, { as: "viewer" });
  const node = { visitor: { firstSeen: null, visitorId: uuid(50), name: "Anna" } };
  const edges = [{ node }, { node }];
  expect(data).toMatchObject({ viewer: { project: { recordings: { list: { totalCount: 9, edges } } } } });
});

test("costs one call for a recording with its streams, marks, attributes and visitor, and one for its comments", async () => {
  const document = `query ($key: String!) { viewer { project(id: "12") { recordings { recording(key: $key) { key
    streams { streamId fromMs viewWidth missing isThrottled } marks { kind atMs name selector errorId }
    attributes { key value } tests { testId variantId atMs } comments { commentId atMs text author } visitor { visitorId firstSeen } } } } } }`;
  const ask = async (key: string) => (await gateway.execute(document, { key }, { as: "viewer" })).data;
  expect(await ask(uuid(1))).toEqual({
    viewer: {
      project: {
        recordings: {
          recording: {
            key: uuid(1),
            streams: [{ streamId: uuid(7), fromMs: 0, viewWidth: 1200, missing: [1], isThrottled: true }],
            marks: [{ kind: "RAGE", atMs: 1200, name: "Buy", selector: "#buy", errorId: null }],
            attributes: [{ key: "plan", value: "pro" }],
            tests: [{ testId: 7, variantId: "b", atMs: 400 }],
            comments: [{ commentId: 5, atMs: 1200, text: "Look", author: "Uma" }],
            visitor: { visitorId: uuid(50), firstSeen: at },
          },
        },
      },
    },
  });
  expect(gateway.calls("getRecording")).toHaveLength(1);
  expect(gateway.calls("listRecordingComments")).toHaveLength(1);
  const none = { viewer: { project: { recordings: { recording: null } } } };
  expect(await ask("me")).toEqual(none);
  expect(gateway.calls("getRecording")).toHaveLength(1);
  gateway.answers({ getRecording: new Raw(404, { err: "The recording was not found", code: "NOT_FOUND" }) });
  expect(await ask(uuid(1))).toEqual(none);
});

test.each([
  ["owner", 3, true],
  ["user", 1, false],
  ["user", 102, true],
  ["viewer", 1, false],
] as const)("says whether the %s may delete a comment of member %i: %s", async (as, author, viewerCanDelete) => {
  const comment = { comment_id: 5, key: uuid(1), at_ms: 0, text: "Look", mentions: [], created_at: at };
  gateway.answers({ listRecordingComments: { rows: [{ ...comment, author: { user_id: author, name: "Uma" } }] } });
  const { data } = await gateway.execute(
    `query ($key: String!) { viewer { user { userId } project(id: "12") { recordings { recording(key: $key) {
      comments { viewerCanDelete } } } } } }`,
    { key: uuid(1) },
    { as },
  );
  expect(data).toMatchObject({
    viewer: { project: { recordings: { recording: { comments: [{ viewerCanDelete }] } } } },
  });
});

test("finds the recording of a session or visitor, and returns null if there is none", async () => {
  const document = `query ($session: String!) { viewer { project(id: "12") { recordings { find(session: $session) { key } } } } }`;
  const find = async (session: string) => (await gateway.execute(document, { session }, { as: "viewer" })).data;
  expect(await find(uuid(50))).toEqual({ viewer: { project: { recordings: { find: { key: uuid(1) } } } } });
  const none = { viewer: { project: { recordings: { find: null } } } };
  expect(await find("x")).toEqual(none);
  gateway.answers({ findRecording: new Raw(404, { err: "The recording was not found", code: "NOT_FOUND" }) });
  expect(await find(uuid(50))).toEqual(none);
});

test.each([
  [{ after: "bm9wZQ" }, "after"],
  [{ sequence: Array.from({ length: 7 }, () => ({ kind: "RAGE" })) }, "sequence"],
  [{ sequence: [{ kind: "PAGE", value: "x".repeat(501) }] }, "sequence[0].value"],
])("refuses a list with %o and reports %s", async (variables, field) => {
  const { errors } = await gateway.execute(LIST, variables, { as: "viewer" });
  expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID", field });
});

test("stars, tags, comments and deletes for members with write access", async () => {
  const update = `mutation ($input: UpdateRecordingsInput!) { updateRecordings(input: $input) { recordings { id isStarred } problem { field } } }`;
  const input = { ids: [id(1)], isStarred: true, addTags: [" lead "] };
  expect((await gateway.execute(update, { input }, { as: "user" })).data).toEqual({
    updateRecordings: { recordings: [{ id: id(1), isStarred: true }], problem: null },
  });
  expect(gateway.calls("updateRecording")[0]?.body).toEqual({
    ...{ widget_id: 12, keys: [uuid(1)], is_starred: true, add_tags: ["lead"], remove_tags: [] },
  });
  const refused = async (change: object) =>
    (await gateway.execute(update, { input: { ...input, ...change } }, { as: "user" })).data;
  expect(await refused({ addTags: [" "] })).toMatchObject({ updateRecordings: { problem: { field: "addTags" } } });
  expect(await refused({ ids: [] })).toMatchObject({ updateRecordings: { problem: { field: "ids" } } });
  const other = globalId(`Recording:13:${uuid(1)}`);
  expect(await refused({ ids: [id(1), other] })).toMatchObject({ updateRecordings: { problem: { field: "ids" } } });

  const remove = `mutation ($ids: [ID!]!) { deleteRecordings(input: { ids: $ids }) { deletedIds } }`;
  expect((await gateway.execute(remove, { ids: [id(1)] }, { as: "user" })).data).toEqual({
    deleteRecordings: { deletedIds: [id(1)] },
  });
  const add = `mutation ($id: ID!) { addRecordingComment(input: { id: $id, atMs: 900, text: "Here", mentions: [4] }) { recording { comments { text } } problem { code } } }`;
  expect((await gateway.execute(add, { id: id(1) }, { as: "user" })).data).toEqual({
    addRecordingComment: { recording: { comments: [{ text: "Look" }] }, problem: null },
  });
  const drop = `mutation ($id: ID!) { deleteRecordingComment(input: { id: $id, commentId: 5 }) { recording { id } } }`;
  expect((await gateway.execute(drop, { id: id(1) }, { as: "user" })).data).toEqual({
    deleteRecordingComment: { recording: { id: id(1) } },
  });
  for (const document of [update, remove, add, drop]) {
    const variables = { input, ids: [id(1)], id: id(1) };
    const { errors } = await gateway.execute(document, variables, { as: "viewer" });
    expect(errors?.[0]?.extensions["code"]).toBe("FORBIDDEN");
  }
});

test("lets read-only members mark recordings as viewed", async () => {
  const mark = `mutation ($ids: [ID!]!) { markRecordings(input: { ids: $ids, isViewed: true }) { recordings { id } } }`;
  expect((await gateway.execute(mark, { ids: [id(1)] }, { as: "viewer" })).data).toEqual({
    markRecordings: { recordings: [{ id: id(1) }] },
  });
  expect(gateway.calls("updateRecording")[0]?.body).toMatchObject({ keys: [uuid(1)], is_viewed: true });
});

test("finds recordings by their global ids and by no other ids", async () => {
  const node = `query ($id: ID!) { node(id: $id) { ... on Recording { key } } }`;
  const keyOf = async (of: string) => (await gateway.execute(node, { id: globalId(of) }, { as: "viewer" })).data;
  expect(await keyOf(`Recording:12:${uuid(1)}`)).toEqual({ node: { key: uuid(1) } });
  for (const wrong of [`Recording:12:x`, `Recording:${uuid(1)}`, `Recording:12:${uuid(1)}:${uuid(1)}`])
    expect(await keyOf(wrong)).toEqual({ node: null });
});
