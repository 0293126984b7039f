import { getNamedType, isEnumType, isIntrospectionType, isObjectType, isSpecifiedScalarType } from "graphql";
import { isInputObjectType, isScalarType, isUnionType } from "graphql";
import type { GraphQLArgument, GraphQLField, GraphQLInputField, GraphQLNamedType, GraphQLSchema } from "graphql";
import type { Problem, SourceTree } from "../../tree/sourceTree.ts";
import { obviousNames } from "./data/obviousNames.ts";
import { overSdl, problemAt } from "./readSdl.ts";

const remedy = "add a description above it that says what it holds, its unit and when it is null";

/** Named by a convention that explains it. */
const isConventional = (type: GraphQLNamedType) =>
  (isInputObjectType(type) && type.name.endsWith("Input")) ||
  (isObjectType(type) && ["Payload", "Edge"].some((end) => type.name.endsWith(end)));

type Member = GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument;

/** Explained by its name, or by its type, which has its own description. */
function isObvious({ name, type }: Member): boolean {
  const named = getNamedType(type);
  if (!isScalarType(named)) return true;
  if (obviousNames.has(name)) return true;
  if (named.name === "DateTime") return name.endsWith("At");
  if (named.name === "LocalMoment") return /(^d|D)ate$/.test(name);
  if (named.name === "Boolean") return /^(is|has|viewerCan)[A-Z]/.test(name);
  if (named.name === "ID") return true;
  return /[a-z](Name|Count|Url|Id|Title|Email)$/.test(name);
}

function checkType(type: GraphQLNamedType, schema: GraphQLSchema): Problem[] {
  const problems: Problem[] = [];
  const add = (what: string, one: { description?: string | null; astNode?: Parameters<typeof problemAt>[0] }) => {
    if (!one.description?.trim()) problems.push(problemAt(one.astNode, `${what} has no description: ${remedy}`));
  };
  if (!isConventional(type)) add(`the type ${type.name}`, type);
  if (isEnumType(type) || isUnionType(type) || isScalarType(type)) return problems;
  const isRoot = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].some(
    (one) => one === type,
  );
  for (const field of Object.values<Member>(type.getFields())) {
    if (isRoot || !isObvious(field))
      add(`${isRoot ? "the root field" : "the field"} ${type.name}.${field.name}`, field);
    for (const arg of "args" in field ? field.args : []) {
      if (!isObvious(arg)) add(`the argument ${type.name}.${field.name}(${arg.name}:)`, arg);
    }
  }
  return problems;
}

/**
 * All public parts of the schema are described: types, root fields, and every field and argument without a
 * self-explanatory name.
 */
export const described = (tree: SourceTree): Problem[] =>
  overSdl(tree, ({ schema }) =>
    Object.values(schema.getTypeMap())
      .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
      .flatMap((type) => checkType(type, schema)),
  );
