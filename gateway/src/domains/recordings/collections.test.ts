import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { globalId, widget } from "#gateway/graph/testing/wire.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
const uuid = (n: number) => `20000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const recordingId = (n: number, project = 12) => globalId(`Recording:${project}:${uuid(n)}`);
const id = globalId("RecordingCollection:12:7");
const bugs = {
  ...{ collection_id: 7, widget_id: 12, name: "Bugs", search: null, recordings: 3, author: "Uma" },
  created_at: "2026-02-01T12:00:00.000Z",
};
const phones = { ...bugs, collection_id: 8, name: "Phones", search: "f=device:is:mobile", recordings: 0 };
const range = { startDate: "2026-01-03", endDate: "2026-02-01", timezone: "Europe/Berlin" };

beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.answers({
    getWidgets: [widget(12)],
    listCollections: { rows: [bugs, phones] },
    createCollection: phones,
    updateCollection: { ...bugs, recordings: 4 },
    deleteCollection: { collection_id: 7 },
    countRecordings: { recorded: 41 },
    listRecordings: { rows: [], total: 0, sessions: 0, range },
  });
  gateway.forget();
});

test("lists a project's collections and finds one by id, and counts the recordings of the month", async () => {
  const fields = "id name search recordingCount";
  const { data } = await gateway.execute(
    `query ($id: ID!) { viewer { project(id: "12") { recordings { recordedThisMonth collections { ${fields} } } } }
      node(id: $id) { ... on RecordingCollection { ${fields} } } }`,
    { id },
    { as: "viewer" },
  );
  const shown = { id, name: "Bugs", search: null, recordingCount: 3 };
  expect(data).toMatchObject({
    viewer: {
      project: {
        recordings: { recordedThisMonth: 41, collections: [shown, { name: "Phones", search: "f=device:is:mobile" }] },
      },
    },
    node: shown,
  });
  expect(gateway.calls("listCollections")).toHaveLength(1);
});

test("lists the recordings of a collection of the same project", async () => {
  const list = async (choice: string) =>
    await gateway.execute(
      `{ viewer { project(id: "12") { recordings { list(range: {startDate: "2026-01-03", endDate: "2026-02-01"}, ${choice}) { totalCount } } } } }`,
      {},
      { as: "viewer" },
    );
  await list(`collection: "${id}"`);
  await list("builtIn: EXPIRING");
  expect(gateway.calls("listRecordings").map(({ body }) => (body as { collection?: unknown }).collection)).toEqual([
    7,
    "expiring",
  ]);
  const other = await list(`collection: "${globalId("RecordingCollection:13:7")}"`);
  expect(other.errors?.[0]?.extensions).toMatchObject({ code: "NOT_FOUND" });
  const both = await list(`builtIn: STARRED, collection: "${id}"`);
  expect(both.errors?.[0]?.extensions).toMatchObject({ code: "INVALID" });
  expect(gateway.calls("listRecordings")).toHaveLength(2);
});

test("creates, changes and deletes collections", async () => {
  const run = async (name: string, input: Record<string, unknown>, as: "user" | "viewer" = "user") => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const part = name.startsWith("delete") ? "deletedId" : "collection { name recordingCount }";
    const document = `mutation ($input: ${type}!) { ${name}(input: $input) { ${part} problem { code field } } }`;
    return await gateway.execute(document, { input }, { as });
  };
  const created = { project: "12", name: " Phones ", search: "f=device:is:mobile" };
  expect((await run("createRecordingCollection", created)).data).toEqual({
    createRecordingCollection: { collection: { name: "Phones", recordingCount: 0 }, problem: null },
  });
  expect(gateway.calls("createCollection")[0]?.body).toEqual({
    ...{ widget_id: 12, name: "Phones", search: "f=device:is:mobile", keys: [] },
  });
  const change = { id, addRecordings: [recordingId(1)], removeRecordings: [recordingId(2)] };
  expect((await run("updateRecordingCollection", change)).data).toEqual({
    updateRecordingCollection: { collection: { name: "Bugs", recordingCount: 4 }, problem: null },
  });
  expect(gateway.calls("updateCollection")[0]?.body).toEqual({
    ...{ collection_id: 7, add_keys: [uuid(1)], remove_keys: [uuid(2)] },
  });
  const foreign = await run("updateRecordingCollection", { id, addRecordings: [recordingId(1, 13)] });
  expect(foreign.data).toMatchObject({ updateRecordingCollection: { problem: { field: "addRecordings" } } });
  const long = await run("updateRecordingCollection", { id, name: "a".repeat(61) });
  expect(long.data).toMatchObject({ updateRecordingCollection: { problem: { code: "INVALID", field: "name" } } });
  expect((await run("deleteRecordingCollection", { id })).data).toEqual({
    deleteRecordingCollection: { deletedId: id, problem: null },
  });
  const refused = await run("deleteRecordingCollection", { id }, "viewer");
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN" });
});
