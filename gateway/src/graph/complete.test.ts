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

/** Types whose sources are not shaped like them: a field without a resolver would be null in silence. */
test.each(["Query", "Mutation", "Subscription", "Viewer", "Project", "TrafficReport", "Usage"])(
  "every field of %s has a resolver",
  (name) => {
    const type = schema.getType(name);
    const fields = isObjectType(type) ? Object.keys(type.getFields()) : [];
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter((field) => index[name]?.[field] === undefined)).toEqual([]);
  },
);

test("no resolver stands for what the graph does not have", () => {
  for (const [name, fields] of Object.entries(index)) {
    const type = schema.getType(name);
    const known = isObjectType(type) ? Object.keys(type.getFields()) : [];
    expect(Object.keys(fields ?? {}).filter((field) => !known.includes(field))).toEqual([]);
  }
});
