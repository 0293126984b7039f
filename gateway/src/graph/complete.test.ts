import { isObjectType } from "graphql";
import { expect, test } from "vitest";
import { resolvers } from "#gateway/__generated__/resolverIndex.ts";
import { nodeFields } from "#gateway/nodes.ts";
import { buildSchema } from "#gateway/schema.ts";

const schema = buildSchema();
const index: Record<string, Record<string, unknown> | undefined> = {
  ...resolvers,
  Query: { ...resolvers.Query, ...nodeFields },
};

/** Types whose sources have a different shape: a field without a resolver would silently be null. */
test.each(["Query", "Mutation", "Subscription", "Viewer", "Project", "TrafficReport", "Usage"])(
  "has a resolver for every field of %s",
  (name) => {
    const type = schema.getType(name);
    const fields = isObjectType(type) ? Object.keys(type.getFields()) : [];
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter((field) => index[name]?.[field] === undefined)).toEqual([]);
  },
);

test("has no resolver for a field missing from the schema", () => {
  for (const [name, fields] of Object.entries(index)) {
    const type = schema.getType(name);
    const known = isObjectType(type) ? Object.keys(type.getFields()) : [];
    expect(Object.keys(fields ?? {}).filter((field) => !known.includes(field))).toEqual([]);
  }
});
