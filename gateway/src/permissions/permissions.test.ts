// Walks every guarded field of the schema with every kind of sender and compares what happens with testing/access,
// which says the same as permissions/table in other words: if they drift apart, one of them is wrong.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { As } from "#gateway/testing/principals.ts";
import { call, documentOf, objectOf } from "#gateway/testing/fieldDocuments.ts";
import { shop } from "#gateway/testing/shop.ts";
import { testGateway } from "#gateway/testing/testGateway.ts";
import type { TestGateway } from "#gateway/testing/testGateway.ts";
import { expectedAccess as accessByDomain } from "#gateway/testing/__generated__/expectedAccess.ts";
import { everybody, type ExpectedAccess } from "#gateway/testing/expectedAccess.ts";
import { anyone, signedIn } from "./rules.ts";
import { mergeRows, permissions } from "./permissions.ts";

/** Over all domains. */
const expectedAccess: ExpectedAccess = {};
for (const access of Object.values<ExpectedAccess>(accessByDomain)) {
  for (const [typeName, fields] of Object.entries(access)) Object.assign((expectedAccess[typeName] ??= {}), fields);
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ answers: { getWidgets: [shop] } });
});
afterAll(() => gateway.close());
beforeEach(() => gateway.forget());

const refusals = new Set(["UNAUTHENTICATED", "FORBIDDEN"]);
/** Calls that identify the caller and the field's project are not made by the field itself. */
const beforehand = new Set(["getUser", "getWidgets"]);

describe.each(Object.keys(expectedAccess))("%s", (typeName) => {
  const fields = Object.values(objectOf(typeName).getFields());
  test("has every field in both tables", () => {
    const names = fields.map((field) => field.name).toSorted();
    expect(Object.keys(expectedAccess[typeName] ?? {}).toSorted()).toEqual(names);
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
      // the test's host responds with 404 to calls that the field itself makes
      if (refused === undefined && outer === undefined) allowed.push(as);
      else {
        expect(
          gateway
            .calls()
            .filter((made) => !beforehand.has(made.name))
            .map((made) => made.name),
        ).toEqual([]);
        expect(data === null || JSON.stringify(data).includes("null")).toBe(true);
      }
    }
    expect(allowed).toEqual(everybody.filter((as) => expectedAccess[typeName]?.[name]?.includes(as)));
  });
});

test("requires a signed-in viewer for subscriptions", async () => {
  for (const name of Object.keys(permissions.Subscription)) {
    const field = objectOf("Subscription").getFields()[name];
    if (field === undefined) throw new Error(name);
    for (const as of ["share", "nobody"] as const) {
      gateway.forget();
      const result = await gateway
        .subscribe(`subscription S { field: ${call(field)} }`, {}, { as })
        .next()
        .catch((error: unknown) => error);
      expect(JSON.stringify(result)).toMatch(as === "nobody" ? /UNAUTHENTICATED/ : /FORBIDDEN/);
      expect(gateway.calls()).toEqual([]);
    }
  }
});

test("a field that two domains have a rule for is refused", () => {
  const rows = mergeRows({ flags: { Query: { demo: anyone } }, team: { Query: { brand: anyone } } }, "Query");
  expect(Object.keys(rows)).toEqual(["demo", "brand"]);
  const twice = { flags: { Query: { demo: anyone } }, team: { Query: { demo: signedIn } } };
  expect(() => mergeRows(twice, "Query")).toThrow("Query.demo has a rule in table/flags.ts and table/team.ts");
});
