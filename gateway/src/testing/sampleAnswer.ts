// A valid response of any endpoint, generated from its contract: for tests that need a response to every call.
import { z } from "zod";
import type { Endpoint } from "@sightline/schema/rest/endpoint";

interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  format?: string;
  pattern?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
}

/** Ids refer to project 12 of company 7, which tests use. */
const byName: Readonly<Record<string, unknown>> = { widget_id: 12, company_id: 7, status: 1 };

const formats: Readonly<Record<string, string>> = {
  "date-time": "2026-02-01T12:00:00.000Z",
  date: "2026-02-01",
  email: "someone@demo.test",
  uri: "https://shop.test/",
  uuid: "0b9ed1a6-6f35-4a2c-8a5f-3d3f6c8e6c11",
};

/** Candidates for the patterns in contracts: the first match is used. */
const texts = ["text", "2026-02-01", "2026-02-01T10:00", "10:00", "EUR", "DE", "a1b2c3d4e5f60718", "#a1b2c3", "1"];

function textOf({ format = "", pattern, minLength = 0 }: JsonSchema): string {
  const known = formats[format];
  if (known !== undefined) return known;
  const fitting = pattern === undefined ? "text" : texts.find((text) => new RegExp(pattern, "u").test(text));
  return (fitting ?? "text").padEnd(minLength, "0");
}

function sample(schema: JsonSchema, defs: Record<string, JsonSchema>, name = ""): unknown {
  const { $ref, anyOf, allOf, enum: values } = schema;
  if ($ref !== undefined) return sample(defs[$ref.split("/").at(-1) ?? ""] ?? {}, defs, name);
  if ("const" in schema) return schema.const;
  if (values !== undefined) return values[0];
  if (anyOf !== undefined) return sample(anyOf.find(({ type }) => type !== "null") ?? {}, defs, name);
  if (allOf !== undefined) return Object.assign({}, ...allOf.map((part) => sample(part, defs)));
  switch (schema.type) {
    case "object": {
      const properties = Object.entries(schema.properties ?? {});
      return Object.fromEntries(properties.map(([key, inner]) => [key, sample(inner, defs, key)]));
    }
    case "array":
      return (schema.prefixItems ?? [schema.items ?? {}]).map((item) => sample(item, defs));
    case "string":
      return textOf(schema);
    case "integer":
    case "number":
      return (
        byName[name] ??
        Math.max(schema.minimum ?? 1, schema.exclusiveMinimum === undefined ? 0 : schema.exclusiveMinimum + 1)
      );
    case "boolean":
      return true;
    default:
      return null;
  }
}

/** Undefined if the contract requires more than the generator can derive, or has no response body. */
export function sampleAnswer({ answer }: Endpoint): unknown {
  const schema = z.toJSONSchema(answer, { io: "input", unrepresentable: "any" }) as JsonSchema;
  const made = sample(schema, schema.$defs ?? {});
  return z.safeParse(answer, made).success ? made : undefined;
}
