// Valid variables for any document of the app: the required ones, and the projects that it may name (project 12). For
// other types, ids are set to the given one.
import {
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  typeFromAST,
} from "graphql";
import type { DocumentNode, GraphQLInputType, GraphQLSchema } from "graphql";
import { globalProjectId } from "#gateway/permissions/grant.ts";

const scalars: Readonly<Record<string, unknown>> = {
  String: "someone@demo.test",
  Int: 1,
  Float: 1,
  Boolean: true,
  LocalMoment: "2026-01-02",
  DateTime: "2027-01-01T00:00:00Z",
};

function value(type: GraphQLInputType, name: string, id: string): unknown {
  if (isNonNullType(type)) return value(type.ofType, name, id);
  if (isListType(type)) return [value(type.ofType, name, id)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (type.name === "ID") return /project/i.test(name) ? globalProjectId(12) : id;
  if (!isInputObjectType(type)) return scalars[type.name] ?? "";
  if (type.name === "RangeInput") return { startDate: "2026-01-02", endDate: "2026-01-30" };
  const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
  return Object.fromEntries(fields.map((field) => [field.name, value(field.type, field.name, id)]));
}

export function sampleVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  id = globalProjectId(12),
): Record<string, unknown> {
  const operation = getOperationAST(document);
  return Object.fromEntries(
    (operation?.variableDefinitions ?? []).flatMap(({ variable, type: node, defaultValue }) => {
      const name = variable.name.value;
      const type = typeFromAST(schema, node);
      if (!isInputType(type)) return [];
      const isNeeded = isNonNullType(type) ? defaultValue === undefined : name === "project";
      return isNeeded ? [[name, value(type, name, id)]] : [];
    }),
  );
}
