// Every call that the specification names has a route, by its method and path, and says of its answer what the
// specification uses of it.
import { z } from "zod";
import { describe, expect, test } from "vitest";
import { callName, specifiedCalls } from "@sightline/schema/rest/data/specifiedCalls";
import { routes } from "./__generated__/allRoutes.ts";

const routed = new Map(routes.map(({ endpoint }) => [callName(endpoint), endpoint]));

type Json = Record<string, unknown>;
const record = (value: unknown): Json => (typeof value === "object" && value !== null ? (value as Json) : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The names of an answer's fields, of its rows where it is a list. */
function fieldsOf(schema: Json): string[] {
  const properties = record(schema["properties"]);
  const inner = [schema["items"], ...listOf(schema["anyOf"]), record(properties["rows"])["items"]];
  return [...Object.keys(properties), ...inner.flatMap((each) => (each ? fieldsOf(record(each)) : []))];
}

test("the table holds every line of the specification's section 7", () => {
  expect(specifiedCalls).toHaveLength(52);
  expect(new Set(specifiedCalls.map(callName)).size).toBe(specifiedCalls.length);
});

describe("the host answers", () => {
  test.each(specifiedCalls.map((call) => [callName(call), call.fields] as const))("%s", (name, fields) => {
    const endpoint = routed.get(name);
    expect(endpoint, `no route of the host answers ${name}`).toBeDefined();
    const answer = z.toJSONSchema(endpoint?.answer ?? z.unknown(), { io: "output", unrepresentable: "any" });
    expect(fieldsOf(answer)).toEqual(expect.arrayContaining([...fields]));
  });
});
