import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { globalId, widget } from "#gateway/graph/testing/wire.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
const id = globalId("Project:12");
beforeEach(() => {
  gateway.answers({
    getWidgets: [widget(12, { widget_name: "Shop" }), widget(13, { widget_name: "Blog", status: 0 })],
    createWidget: widget(14, { widget_name: "Docs" }),
    updateWidget: widget(12, { status: 0 }),
    setWidget: widget(12, { timezone: "Asia/Tokyo" }),
    deleteWidget: { widget_id: 12 },
  });
  gateway.forget();
});

test("returns paused projects too to members who manage projects", async () => {
  const document = "{ viewer { managedProjects(first: 5) { edges { node { name isActive } } } } }";
  expect((await gateway.execute(document, {}, { as: "owner" })).data).toEqual({
    viewer: {
      managedProjects: {
        edges: [{ node: { name: "Blog", isActive: false } }, { node: { name: "Shop", isActive: true } }],
      },
    },
  });
  expect(gateway.calls("getWidgets")[0]?.body).toEqual({ paused: true });
});

const change = (input: Record<string, unknown>) =>
  gateway.execute(
    "mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { project { isActive timezone } problem { code field } } }",
    { input },
    { as: "admin" },
  );

test("saves name and state in one call, and measurement settings in another", async () => {
  await change({ id, isActive: false });
  await change({ id, timezone: "Asia/Tokyo", allowedWebsites: [], features: ["FUNNEL"] });
  expect(gateway.calls("updateWidget").map((call) => call.body)).toEqual([{ widget_id: 12, status: 0 }]);
  expect(gateway.calls("setWidget").map((call) => call.body)).toEqual([
    { widget_id: 12, timezone: "Asia/Tokyo", widget_allowed_website: [], feature_acl: ["funnel"] },
  ]);
  expect((await change({ id })).data).toMatchObject({ updateProject: { problem: { field: "name" } } });
  gateway.answers({ setWidget: new Raw(400, { err: "No", code: "INVALID", field: "widget_allowed_website.0" }) });
  expect((await change({ id, allowedWebsites: ["/"] })).data).toMatchObject({
    updateProject: { project: null, problem: { code: "INVALID", field: "allowedWebsites" } },
  });
});

test("creates and deletes a project, and returns refusals as data", async () => {
  const create = () =>
    gateway.execute(
      `mutation { createProject(input: {name: " Docs "}) { edge { node { name } } problem { code message } } }`,
      {},
      { as: "owner" },
    );
  expect((await create()).data).toMatchObject({ createProject: { edge: { node: { name: "Docs" } } } });
  expect(gateway.calls("createWidget")[0]?.body).toMatchObject({ widget_name: "Docs" });
  gateway.answers({ createWidget: new Raw(403, { err: "Your plan includes 1 project", code: "PLAN_LIMIT" }) });
  expect((await create()).data).toMatchObject({
    createProject: { edge: null, problem: { code: "PLAN_LIMIT", message: "Your plan includes 1 project" } },
  });
  const remove = await gateway.execute(
    "mutation ($input: DeleteProjectInput!) { deleteProject(input: $input) { deletedId } }",
    { input: { id, name: "Shop" } },
    { as: "owner" },
  );
  expect(remove.data).toEqual({ deleteProject: { deletedId: id } });
  expect(gateway.calls("deleteWidget")[0]?.body).toEqual({ widget_id: 12, widget_name: "Shop" });
});
