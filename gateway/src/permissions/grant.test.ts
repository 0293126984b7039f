import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { shop } from "#gateway/testing/shop.ts";
import { testGateway } from "#gateway/testing/testGateway.ts";
import type { TestGateway } from "#gateway/testing/testGateway.ts";
import { globalProjectId } from "./grant.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ answers: { getWidgets: [shop] } });
});
afterAll(() => gateway.close());
beforeEach(() => gateway.forget());

const project = "query P($id: ID) { viewer { project(id: $id) { name } } }";
test("limits a share link to its own project, whatever id or header is sent", async () => {
  for (const id of ["13", globalProjectId(13), "012", "12 ", "Project:12"]) {
    const { errors, data } = await gateway.execute(project, { id }, { as: "share", headers: { widgetid: "13" } });
    expect([data, errors?.[0]?.extensions.code]).toEqual([{ viewer: { project: null } }, "FORBIDDEN"]);
  }
  expect(gateway.calls()).toEqual([]);
  const { data } = await gateway.execute(
    project,
    { id: globalProjectId(12) },
    { as: "share", headers: { widgetid: "13" } },
  );
  expect(data).toEqual({ viewer: { project: { name: "Shop" } } });
  expect(gateway.calls("getWidgets")[0]?.headers).toMatchObject({ widgetid: "12", companyid: "7" });
});

test("shows nothing of a project to a link of another project's grant, even if the host returns it", async () => {
  const { errors } = await gateway.execute(
    "query P { viewer { project(id: 12) { name } } }",
    {},
    { as: "share", grant: { widgetId: 13 } },
  );
  expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
});

test("returns null for nodes without access, next to the accessible ones", async () => {
  const ids = [globalProjectId(13), globalProjectId(12), Buffer.from("User:100").toString("base64url")];
  const { data } = await gateway.execute("query N($ids: [ID!]!) { nodes(ids: $ids) { id } }", { ids }, { as: "share" });
  expect(data).toEqual({ nodes: [null, { id: globalProjectId(12) }, null] });
});

const traffic =
  "query T($range: RangeInput!) { viewer { project(id: 12) { traffic { report(range: $range) { __typename } } } } }";
test.each([
  [{ startDate: "2026-01-01", endDate: "2026-01-31" }, {}, true],
  [{ startDate: "2026-01-05T10:00", endDate: "2026-01-31T23:00" }, {}, true],
  [{ startDate: "2025-12-31", endDate: "2026-01-31" }, {}, false],
  [{ startDate: "2026-01-01", endDate: "2026-02-01" }, {}, false],
  [{ preset: "LAST_7_DAYS" }, {}, false],
  [{ preset: "LAST_7_DAYS" }, { freeRange: true }, true],
  [{ startDate: "2020-01-01", endDate: "2026-02-01" }, { freeRange: true }, true],
  [{ startDate: "2026-01-01", endDate: "2026-01-31" }, { modules: "funnel" as const }, false],
])("checks the range %j of a link with %j: %s", async (range, grant, allowed) => {
  const { errors } = await gateway.execute(traffic, { range }, { as: "share", grant });
  expect(errors?.[0]?.extensions.code === "FORBIDDEN").toBe(!allowed);
});
