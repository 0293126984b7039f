import type { AuditEntry } from "@sightline/schema/rest/timeline/timeline";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { globalId, widget } from "#gateway/graph/testing/wire.ts";
import { Raw, type RecordedCall } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

const entry = (id: number): AuditEntry => ({
  audit_id: id,
  module: "project",
  action: "switch_project",
  action_id: "12",
  description: `did ${id}`,
  user_id: 102,
  user_name: "The user",
  widget_id: 12,
  created_at: "2026-01-31T00:00:00.000Z",
});
const note = {
  annotation_id: 4,
  widget_id: 12,
  date: "2026-01-05T10:00",
  end_date: null,
  color: "amber",
  visibility: "link",
  page: "/cart",
  text: "Release",
  author: "The user",
  created_at: "2026-01-05T10:00:00.000Z",
};
const log = Array.from({ length: 7 }, (_, n) => entry(7 - n));

beforeEach(() => {
  gateway.answers({
    getWidgets: [widget(12)],
    findAuditEntries({ body }: RecordedCall) {
      const { before_id = Number.POSITIVE_INFINITY, limit = 50 } = body as { before_id?: number; limit?: number };
      return { rows: log.filter(({ audit_id }) => audit_id < before_id).slice(0, limit), total: log.length };
    },
    getAnnotations: { rows: [note] },
    createAnnotation: note,
    deleteAnnotation: { annotation_id: 4 },
    createAuditEntry: entry(8),
  });
  gateway.forget();
});
const bodies = (name: string) => gateway.calls(name).map(({ body }) => body);

describe("audit log", () => {
  const LOG = `query ($first: Int, $after: String, $last: Int, $before: String, $module: String) { viewer {
    auditLog(first: $first, after: $after, last: $last, before: $before, module: $module) { totalCount
      edges { node { id description } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`;
  const page = async (variables: Record<string, unknown>) => {
    const { data } = await gateway.execute(LOG, variables, { as: "owner" });
    const { edges, ...rest } = (
      data as unknown as {
        viewer: {
          auditLog: {
            edges: { node: { description: string } }[];
            totalCount: number;
            pageInfo: Record<string, unknown>;
          };
        };
      }
    ).viewer.auditLog;
    return { did: edges.map(({ node }) => node.description), ...rest };
  };

  test("returns the newest entries first with one call per page", async () => {
    const one = await page({ first: 3, module: "project" });
    expect(one).toMatchObject({
      did: ["did 7", "did 6", "did 5"],
      totalCount: 7,
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
    expect(bodies("findAuditEntries")).toEqual([{ module: "project", limit: 4 }]);
    const two = await page({ first: 5, after: one.pageInfo["endCursor"] });
    expect(two).toMatchObject({
      did: ["did 4", "did 3", "did 2", "did 1"],
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    });
    const back = await page({ last: 2, before: two.pageInfo["startCursor"] });
    expect(back).toMatchObject({ did: ["did 6", "did 5"], pageInfo: { hasNextPage: true, hasPreviousPage: true } });
  });

  test("resolves global ids", async () => {
    const ask = (id: number) =>
      gateway.execute(
        "query ($id: ID!) { node(id: $id) { id } }",
        { id: globalId(`AuditEntry:${id}`) },
        { as: "owner" },
      );
    expect((await ask(5)).data).toEqual({ node: { id: globalId("AuditEntry:5") } });
    expect((await ask(99)).data).toEqual({ node: null });
    gateway.forget();
    expect((await ask(2_147_483_647)).data).toEqual({ node: null });
    expect(bodies("findAuditEntries")).toEqual([{ limit: 1 }]);
  });

  const RECORD = `mutation ($input: RecordActionInput!) { recordAction(input: $input) { entry { id action } problem { code field } } }`;
  const record = (input: Record<string, unknown>) =>
    gateway.execute(RECORD, { input: { module: "project", action: "switch_project", ...input } }, { as: "viewer" });

  test("records the viewer's action with its project", async () => {
    const { data } = await record({ project: "12", actionId: "12" });
    expect(data).toEqual({
      recordAction: { entry: { id: globalId("AuditEntry:8"), action: "switch_project" }, problem: null },
    });
    const [call] = gateway.calls("createAuditEntry");
    expect(call?.body).toEqual({ module: "project", action: "switch_project", action_id: "12", description: "" });
    expect(call?.headers["widgetid"]).toBe("12");
  });

  test.each([
    [{ module: "" }, "INVALID", "module"],
    [{ description: "x".repeat(2001) }, "INVALID", "description"],
    [{ project: "99" }, "NOT_FOUND", "project"],
  ])("refuses %j as a problem: %s of %s", async (input, code, field) => {
    expect((await record(input)).data).toEqual({ recordAction: { entry: null, problem: { code, field } } });
    expect(gateway.calls("createAuditEntry")).toEqual([]);
  });
});

describe("notes", () => {
  const id = globalId("Annotation:12:4:2026-01-05T10:00");
  const CREATE = `mutation ($input: CreateAnnotationInput!) { createAnnotation(input: $input) {
    annotation { id date text author } problem { code field } } }`;
  const create = (input: Record<string, unknown> = {}, as: "user" | "viewer" = "user") =>
    gateway.execute(
      CREATE,
      { input: { project: "12", date: "2026-01-05T10:00", text: " Release ", ...input } },
      { as },
    );

  test("are replaced as a whole on update", async () => {
    gateway.answers({ updateAnnotation: { ...note, text: "Released" } });
    const document = `mutation ($input: UpdateAnnotationInput!) { updateAnnotation(input: $input) {
      annotation { id text } problem { field } } }`;
    const whole = { id, date: "2026-01-05T10:00", color: "AMBER", visibility: "LINK", page: "/cart" };
    const change = async (text: string, as: "user" | "viewer" = "user") =>
      gateway.execute(document, { input: { ...whole, text } }, { as });
    const annotation = { id, text: "Released" };
    expect((await change(" Released ")).data).toEqual({ updateAnnotation: { annotation, problem: null } });
    const sent = { annotation_id: 4, date: whole.date, end_date: null, text: "Released" };
    expect(bodies("updateAnnotation")).toEqual([{ ...sent, color: "amber", visibility: "link", page: "/cart" }]);
    expect((await change("")).data).toMatchObject({ updateAnnotation: { problem: { field: "text" } } });
    expect(bodies("updateAnnotation")).toHaveLength(1);
  });

  test("are created on a day or an hour", async () => {
    const annotation = { id, date: "2026-01-05T10:00", text: "Release", author: "The user" };
    expect((await create()).data).toEqual({ createAnnotation: { annotation, problem: null } });
    expect(bodies("createAnnotation")).toEqual([
      {
        ...{ widget_id: 12, date: "2026-01-05T10:00", text: "Release" },
        ...{ end_date: null, color: "grey", visibility: "company", page: "" },
      },
    ]);
  });

  test.each([
    [{ text: "  " }, "INVALID", "text"],
    [{ text: "x".repeat(501) }, "INVALID", "text"],
    [{ project: "99" }, "NOT_FOUND", "project"],
  ])("refuses %j as a problem: %s of %s", async (input, code, field) => {
    expect((await create(input)).data).toEqual({ createAnnotation: { annotation: null, problem: { code, field } } });
    expect(gateway.calls("createAnnotation")).toEqual([]);
  });

  test("are refused to the role Viewer", async () => {
    expect((await create({}, "viewer")).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });

  test("are found by id and deleted", async () => {
    const found = await gateway.execute(
      "query ($id: ID!) { node(id: $id) { id ... on Annotation { text } } }",
      { id },
      { as: "viewer" },
    );
    expect(found.data).toEqual({ node: { id, text: "Release" } });
    expect(bodies("getAnnotations")).toEqual([{ widget_id: 12, startDate: note.date, endDate: note.date }]);
    const document = `mutation ($id: ID!) { deleteAnnotation(input: { id: $id }) { deletedId problem { code field } } }`;
    const remove = (of: string) => gateway.execute(document, { id: of }, { as: "user" });
    expect((await remove(id)).data).toEqual({ deleteAnnotation: { deletedId: id, problem: null } });
    expect(bodies("deleteAnnotation")).toEqual([{ annotation_id: 4 }]);
    const malformed = { deletedId: null, problem: { code: "INVALID", field: "id" } };
    expect((await remove(globalId("Annotation:12:4:never"))).data).toEqual({ deleteAnnotation: malformed });
    gateway.answers({ deleteAnnotation: new Raw(404, { err: "gone", code: "NOT_FOUND" }) });
    expect((await remove(id)).data).toMatchObject({ deleteAnnotation: { problem: { code: "NOT_FOUND" } } });
  });
});
