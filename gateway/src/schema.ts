// The executable schema: the SDL of all domains and the resolvers from their folders, guarded by the permission table.
import { makeExecutableSchema } from "@graphql-tools/schema";
import type { GraphQLSchema } from "graphql";
import { GraphQLError, GraphQLScalarType, Kind } from "graphql";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { LocalMoment } from "@sightline/schema/rest/range";
import type { Resolvers } from "./__generated__/resolverTypes.ts";
import { resolvers as index } from "./__generated__/resolverIndex.ts";
import { nodeFields } from "./nodes.ts";
import { enforcePermissions } from "./permissions/enforce.ts";

const sdl = readFileSync(createRequire(import.meta.url).resolve("@sightline/schema/schema.graphql"), "utf8");

function textScalar(name: string, description: string, isValid: (text: string) => boolean): GraphQLScalarType {
  const parse = (value: unknown): string => {
    if (typeof value === "string" && isValid(value)) return value;
    throw new GraphQLError(`${name}: ${description}`);
  };
  return new GraphQLScalarType({
    name,
    serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : undefined),
  });
}

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text);
/** 30 February would be parsed as 2 March. */
const isDay = (text: string) => new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
const scalars = {
  DateTime: textScalar(
    "DateTime",
    "an instant such as 2026-01-31T12:00:00Z",
    (text) => isInstant(text) && !Number.isNaN(Date.parse(text)) && isDay(text.slice(0, 10)),
  ),
  LocalMoment: textScalar(
    "LocalMoment",
    "a day YYYY-MM-DD or an hour YYYY-MM-DDTHH:00",
    (text) => LocalMoment.safeParse(text).success,
  ),
};

/** Sources contain their type name. */
const nodeType: Pick<Resolvers, "Node"> = { Node: { __resolveType: (source) => source.__typename } };

export function buildSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({ typeDefs: sdl, resolvers: [index, { Query: nodeFields }, scalars, nodeType] });
  return enforcePermissions(schema);
}
