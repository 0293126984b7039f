import { afterAll, beforeAll, expect, test } from "vitest";
import { globalId, widget } from "#gateway/graph/testing/wire.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
const germans = {
  segment_id: 4,
  widget_id: 12,
  name: "Germans",
  custom_filter: [[{ criteria: "country", operator: "==", value: "DE" }]],
  author: "The user",
  created_at: "2026-01-05T10:00:00.000Z",
};
const keyed = [
  [
    { criteria: "queryparam", key: "color", operator: "ex", value: "" },
    { criteria: "utm", key: "campaign", operator: "==", value: "spring" },
    { criteria: "v.uuid", operator: "!=", value: "a" },
  ],
];
beforeAll(async () => {
  gateway = await testGateway();
  gateway.answers({
    getWidgets: [widget(12)],
    getSegments: { rows: [germans, { ...germans, segment_id: 5, name: "Phones", custom_filter: keyed }] },
    createSegment: germans,
    updateSegment: { ...germans, name: "German people" },
    deleteSegment: { segment_id: 4 },
  });
});
afterAll(() => gateway.close());

const id = globalId("Segment:12:4");
const fields = "id name author groups { conditions { criteria key operator value } }";
const shown = {
  id,
  name: "Germans",
  author: "The user",
  groups: [{ conditions: [{ criteria: "COUNTRY", key: null, operator: "IS", value: "DE" }] }],
};
const shownKeyed = {
  name: "Phones",
  groups: [
    {
      conditions: [
        { criteria: "QUERYPARAM", key: "color", operator: "EXISTS", value: "" },
        { criteria: "UTM_CAMPAIGN", key: null, operator: "IS", value: "spring" },
        { criteria: "VISITOR_ID", key: null, operator: "IS_NOT", value: "a" },
      ],
    },
  ],
};

test("returns segments with graph field names, in a list and by id, with one call", async () => {
  const requested = await gateway.execute(
    `query ($id: ID!) { viewer { project(id: 12) { segments { list { totalCount edges { node { ${fields} } } } } } } node(id: $id) { ... on Segment { ${fields} } } }`,
    { id },
    { as: "viewer" },
  );
  expect(requested.data).toMatchObject({
    viewer: { project: { segments: { list: { totalCount: 2, edges: [{ node: shown }, { node: shownKeyed }] } } } },
    node: shown,
  });
  expect(gateway.calls("getSegments")).toHaveLength(1);
});

test("lets members with write permission create, change and delete segments", async () => {
  const create = `mutation ($input: CreateSegmentInput!) { createSegment(input: $input) { edge { node { id } } problem { code field message } } }`;
  const input = {
    project: "12",
    name: " Germans ",
    conditions: [[{ criteria: "COUNTRY", operator: "IS", value: "DE" }]],
  };
  expect((await gateway.execute(create, { input }, { as: "user" })).data).toEqual({
    createSegment: { edge: { node: { id } }, problem: null },
  });
  expect(gateway.calls("createSegment").at(-1)?.body).toEqual({
    widget_id: 12,
    name: "Germans",
    custom_filter: germans.custom_filter,
  });
  const refused = async (change: Record<string, unknown>) =>
    (await gateway.execute(create, { input: { ...input, ...change } }, { as: "user" })).data;
  expect(await refused({ name: " " })).toMatchObject({ createSegment: { problem: { field: "name" } } });
  expect(await refused({ name: "a".repeat(61) })).toMatchObject({ createSegment: { problem: { field: "name" } } });
  expect(await refused({ conditions: [[]] })).toMatchObject({ createSegment: { problem: { field: "conditions[0]" } } });

  const update = `mutation ($input: UpdateSegmentInput!) { updateSegment(input: $input) { segment { name } problem { field } } }`;
  expect((await gateway.execute(update, { input: { id, name: "German people" } }, { as: "user" })).data).toEqual({
    updateSegment: { segment: { name: "German people" }, problem: null },
  });
  expect((await gateway.execute(update, { input: { id } }, { as: "user" })).data).toMatchObject({
    updateSegment: { problem: { field: "name" } },
  });
  const remove = `mutation ($id: ID!) { deleteSegment(input: { id: $id }) { deletedId problem { code } } }`;
  expect((await gateway.execute(remove, { id }, { as: "user" })).data).toEqual({
    deleteSegment: { deletedId: id, problem: null },
  });
  expect((await gateway.execute(remove, { id }, { as: "viewer" })).errors?.[0]?.extensions).toMatchObject({
    code: "FORBIDDEN",
  });
});
