// Every call that the specification names has a route with its method and path, and its response schema has the fields
// that the specification uses.
import { z } from "zod";
import { describe, expect, test } from "vitest";
import { callName, specifiedCalls } from "@sightline/schema/rest/data/specifiedCalls";
import { routes } from "./__generated__/allRoutes.ts";

const routed = new Map(routes.map(({ endpoint }) => [callName(endpoint), endpoint]));

type Json = Record<string, unknown>;
const record = (value: unknown): Json => (typeof value === "object" && value !== null ? (value as Json) : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The field names of a response, or of its rows if it is a list. */
function fieldsOf(schema: Json): string[] {
  const properties = record(schema["properties"]);
  const inner = [schema["items"], ...listOf(schema["anyOf"]), record(properties["rows"])["items"]];
  return [...Object.keys(properties), ...inner.flatMap((each) => (each ? fieldsOf(record(each)) : []))];
}

test("includes every row of section 7 of the specification", () => {
  expect(specifiedCalls).toHaveLength(52);
  expect(new Set(specifiedCalls.map(callName)).size).toBe(specifiedCalls.length);
});

describe("host endpoints required by the specification", () => {
  test.each(specifiedCalls.map((call) => [callName(call), call.fields] as const))("%s", (name, fields) => {
    const endpoint = routed.get(name);
    expect(endpoint, `no route of the host answers ${name}`).toBeDefined();
    const answer = z.toJSONSchema(endpoint?.answer ?? z.unknown(), { io: "output", unrepresentable: "any" });
    expect(fieldsOf(answer)).toEqual(expect.arrayContaining([...fields]));
  });
});
