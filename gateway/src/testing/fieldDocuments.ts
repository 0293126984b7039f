// A document for one field of a type, with valid literals for all required arguments; ids refer to project 12.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { GraphQLArgument, GraphQLField, GraphQLInputType, GraphQLObjectType, GraphQLOutputType } from "graphql";
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { globalProjectId } from "#gateway/permissions/grant.ts";

const schema = buildSchema(
  readFileSync(createRequire(import.meta.url).resolve("@sightline/schema/schema.graphql"), "utf8"),
);
export const objectOf = (name: string): GraphQLObjectType => {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`no type ${name}`);
  return type;
};

/** A valid literal for an argument of this type; ids refer to project 12. */
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
  const literals: Record<string, string> = {
    ID: `"${globalProjectId(12)}"`,
    String: '"some text that is long enough"',
    Int: "1",
    Float: "1",
    Boolean: "true",
    LocalMoment: '"2026-01-02"',
    DateTime: '"2027-01-01T00:00:00Z"',
  };
  return literals[named.name] ?? '""';
}
const needed = (argument: GraphQLArgument) =>
  isNonNullType(argument.type) || getNamedType(argument.type).name === "RangeInput";
/** The field with its required arguments; for an object, selects only `__typename`. */
export function call(field: GraphQLField<unknown, unknown>): string {
  const given = field.args.filter(needed).map((argument) => `${argument.name}: ${literal(argument.type)}`);
  const leaf = (type: GraphQLOutputType) => isLeafType(getNamedType(type));
  return `${field.name}${given.length > 0 ? `(${given.join(", ")})` : ""}${leaf(field.type) ? "" : "{__typename}"}`;
}

/** Returns the field's value under the alias `field`. */
export function documentOf(typeName: string, field: GraphQLField<unknown, unknown>): string {
  if (typeName === "Mutation") return `mutation M { field: ${call(field)} }`;
  if (typeName === "Query") return `query Q { field: ${call(field)} }`;
  if (typeName === "Viewer") return `query Q { viewer { field: ${call(field)} } }`;
  if (typeName === "Project") return `query Q { viewer { project(id: "12") { field: ${call(field)} } } }`;
  const area = Object.values(objectOf("Project").getFields()).find(({ type }) => getNamedType(type).name === typeName);
  if (area === undefined) throw new Error(`${typeName} is no area of a project`);
  return `query Q { viewer { project(id: "12") { ${area.name} { field: ${call(field)} } } } }`;
}
