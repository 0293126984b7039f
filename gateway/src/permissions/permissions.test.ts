// Walks every guarded field of the schema with every kind of sender and compares what happens with the table below,
// which says the same as permissions.ts in other words: if they drift apart, one of them is wrong.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { GraphQLArgument, GraphQLField, GraphQLInputType, GraphQLOutputType } from "graphql";
import { buildSchema, getNamedType, isEnumType, isInputObjectType, isLeafType, isListType, isNonNullType, isObjectType } from "graphql";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { As } from "#gateway/testing/people.ts";
import { testGateway } from "#gateway/testing/testGateway.ts";
import type { TestGateway } from "#gateway/testing/testGateway.ts";
import { globalProjectId } from "./grant.ts";
import { permissions } from "./permissions.ts";

const everybody: As[] = ["owner", "admin", "user", "viewer", "tool", "share", "nobody"];
const members: As[] = ["owner", "admin", "user", "viewer", "tool"];
const writing: As[] = ["owner", "admin", "user", "tool"];
const andShare: As[] = [...members, "share"];

const table: Record<string, Record<string, As[]>> = {
  Query: { appVersion: everybody, brand: everybody, demo: everybody, viewer: everybody, node: andShare, nodes: everybody },
  Mutation: {
    ...Object.fromEntries(["createAnnotation", "deleteAnnotation", "createShareLink", "updateShareLink", "deleteShareLink"].map((name) => [name, writing])),
    ...Object.fromEntries(["openShareLink", "signIn", "signOut"].map((name) => [name, everybody])),
    recordAction: members,
    setUserAttribute: members,
  },
  Viewer: {
    ...Object.fromEntries(["access", "company", "kind", "session", "share", "user", "viewerCanManageProjects", "viewerCanWrite"].map((name) => [name, everybody])),
    ...Object.fromEntries(["attribute", "auditLog", "isSuspended", "plan", "planByCode", "plans", "projects", "testedUsers", "trial", "usage"].map((name) => [name, members])),
    project: andShare,
  },
  Project: {
    ...Object.fromEntries(["id", "widgetId", "name", "timezone", "traffic", "events", "viewerCanShare", "viewerCanAnnotate"].map((name) => [name, andShare])),
    // of the last 90 days and 13 months: beyond the range of the link
    ...Object.fromEntries(["filterValues", "monthlyTraffic"].map((name) => [name, members])),
    ...Object.fromEntries(
      ["allowedWebsites", "createdAt", "features", "installation", "isActive", "key", "pageviewLimit", "pageviewMonthly", "pageviewTotal", "realtime", "snippet", "trafficCheck"].map((name) => [name, members]),
    ),
    shareLinks: writing,
  },
};

const schema = buildSchema(readFileSync(createRequire(import.meta.url).resolve("@sightline/schema/schema.graphql"), "utf8"));
const objectOf = (name: string) => {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`no type ${name}`);
  return type;
};

/** A valid literal for whatever an argument takes; ids name project 12. */
function literal(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literal(type.ofType);
  if (isListType(type)) return `[${literal(type.ofType)}]`;
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name ?? "";
  if (isInputObjectType(named)) {
    if (named.name === "RangeInput") return '{startDate: "2026-01-02", endDate: "2026-01-30"}';
    const fields = Object.values(named.getFields()).filter((field) => isNonNullType(field.type));
    return `{${fields.map((field) => `${field.name}: ${literal(field.type)}`).join(", ")}}`;
  }
  const literals: Record<string, string> = { ID: `"${globalProjectId(12)}"`, String: '"some text that is long enough"', Int: "1", Float: "1", Boolean: "true", LocalMoment: '"2026-01-02"', DateTime: '"2027-01-01T00:00:00Z"' };
  return literals[named.name] ?? '""';
}
const needed = (argument: GraphQLArgument) => isNonNullType(argument.type) || getNamedType(argument.type).name === "RangeInput";
function call(field: GraphQLField<unknown, unknown>): string {
  const given = field.args.filter(needed).map((argument) => `${argument.name}: ${literal(argument.type)}`);
  const leaf = (type: GraphQLOutputType) => isLeafType(getNamedType(type));
  return `${field.name}${given.length > 0 ? `(${given.join(", ")})` : ""}${leaf(field.type) ? "" : "{__typename}"}`;
}

function documentOf(typeName: string, field: GraphQLField<unknown, unknown>): string {
  if (typeName === "Mutation") return `mutation M { field: ${call(field)} }`;
  if (typeName === "Query") return `query Q { field: ${call(field)} }`;
  if (typeName === "Viewer") return `query Q { viewer { field: ${call(field)} } }`;
  return `query Q { viewer { project(id: "12") { field: ${call(field)} } } }`;
}

const widget = {
  widget_id: 12,
  widget_name: "Shop",
  widget_key: "k",
  status: 1,
  widget_allowed_website: [],
  pageview_total: 1,
  pageview_monthly: 1,
  pageview_limit: null,
  feature_acl: [],
  enable_recommend: false,
  recommendation_add_on: false,
  timezone: "UTC",
  snippet: "",
  created_at: "2025-01-01T00:00:00.000Z",
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ answers: { getWidgets: [widget] } });
});
afterAll(() => gateway.close());
beforeEach(() => gateway.forget());

const refusals = new Set(["UNAUTHENTICATED", "FORBIDDEN"]);
/** Calls that tell who somebody is, and where the field stands, are not made on the field's behalf. */
const beforehand = new Set(["getUser", "getWidgets"]);

describe.each(Object.keys(table))("%s", (typeName) => {
  const fields = Object.values(objectOf(typeName).getFields());
  test("every field stands in both tables", () => {
    const names = fields.map((field) => field.name).toSorted();
    expect(Object.keys(table[typeName] ?? {}).toSorted()).toEqual(names);
    expect(Object.keys(permissions[typeName as "Viewer"]).toSorted()).toEqual(names);
  });

  test.each(fields.map((field) => [field.name, field] as const))("%s", async (name, field) => {
    const allowed: As[] = [];
    for (const as of everybody) {
      gateway.forget();
      const { errors = [], data } = await gateway.execute(documentOf(typeName, field), {}, { as });
      const refused = errors.find((error) => error.path?.at(-1) === "field" && refusals.has(error.extensions.code));
      const outer = errors.find((error) => error.path?.at(-1) === "project" && refusals.has(error.extensions.code));
      if (errors.some((error) => error.path === undefined)) throw new Error(`${name}: ${JSON.stringify(errors)}`);
      // the test's host answers 404 where it is asked on the field's behalf
      if (refused === undefined && outer === undefined) allowed.push(as);
      else {
        expect(gateway.calls().filter((made) => !beforehand.has(made.name)).map((made) => made.name)).toEqual([]);
        expect(data === null || JSON.stringify(data).includes("null")).toBe(true);
      }
    }
    expect(allowed).toEqual(everybody.filter((as) => table[typeName]?.[name]?.includes(as)));
  });
});

test("subscriptions are for the signed-in", async () => {
  for (const name of Object.keys(permissions.Subscription)) {
    const field = objectOf("Subscription").getFields()[name];
    if (field === undefined) throw new Error(name);
    for (const as of ["share", "nobody"] as const) {
      gateway.forget();
      const told = await gateway.subscribe(`subscription S { field: ${call(field)} }`, {}, { as }).next().catch((error: unknown) => error);
      expect(JSON.stringify(told)).toMatch(as === "nobody" ? /UNAUTHENTICATED/ : /FORBIDDEN/);
      expect(gateway.calls()).toEqual([]);
    }
  }
});

const project = "query P($id: ID) { viewer { project(id: $id) { name } } }";
test("the holder of a link reaches no other project, by whatever name or header", async () => {
  for (const id of ["13", globalProjectId(13), "012", "12 ", "Project:12"]) {
    const { errors, data } = await gateway.execute(project, { id }, { as: "share", headers: { widgetid: "13" } });
    expect([data, errors?.[0]?.extensions.code]).toEqual([{ viewer: { project: null } }, "FORBIDDEN"]);
  }
  expect(gateway.calls()).toEqual([]);
  const { data } = await gateway.execute(project, { id: globalProjectId(12) }, { as: "share", headers: { widgetid: "13" } });
  expect(data).toEqual({ viewer: { project: { name: "Shop" } } });
  expect(gateway.calls("getWidgets")[0]?.headers).toMatchObject({ widgetid: "12", companyid: "7" });
});

test("a link of another project's grant sees nothing of this one, even if the host shows it", async () => {
  const { errors } = await gateway.execute("query P { viewer { project(id: 12) { name } } }", {}, { as: "share", grant: { widgetId: 13 } });
  expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
});

test("nodes that may not be seen are null beside those that may", async () => {
  const ids = [globalProjectId(13), globalProjectId(12), Buffer.from("User:100").toString("base64url")];
  const { data } = await gateway.execute("query N($ids: [ID!]!) { nodes(ids: $ids) { id } }", { ids }, { as: "share" });
  expect(data).toEqual({ nodes: [null, { id: globalProjectId(12) }, null] });
});

const traffic = "query T($range: RangeInput!) { viewer { project(id: 12) { traffic(range: $range) { __typename } } } }";
test.each([
  [{ startDate: "2026-01-01", endDate: "2026-01-31" }, {}, true],
  [{ startDate: "2026-01-05T10:00", endDate: "2026-01-31T23:00" }, {}, true],
  [{ startDate: "2025-12-31", endDate: "2026-01-31" }, {}, false],
  [{ startDate: "2026-01-01", endDate: "2026-02-01" }, {}, false],
  [{ preset: "LAST_7_DAYS" }, {}, false],
  [{ preset: "LAST_7_DAYS" }, { freeRange: true }, true],
  [{ startDate: "2020-01-01", endDate: "2026-02-01" }, { freeRange: true }, true],
  [{ startDate: "2026-01-01", endDate: "2026-01-31" }, { modules: "funnel" as const }, false],
])("the range %j of a link with %j: %s", async (range, grant, allowed) => {
  const { errors } = await gateway.execute(traffic, { range }, { as: "share", grant });
  expect(errors?.[0]?.extensions.code === "FORBIDDEN").toBe(!allowed);
});
