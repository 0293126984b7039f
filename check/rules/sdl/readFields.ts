// A field that no operation of the app reads is either there for API clients or left over. Which one is a decision: the
// description of the field, or of its type for all its fields, ends with one sentence. Connections, edges, payloads and
// the id of a Node have the fields of their convention.
import { isInterfaceType, isIntrospectionType, isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import type { GraphQLInterfaceType, GraphQLNamedType, GraphQLObjectType, GraphQLSchema } from "graphql";
import { z } from "zod";
import type { Problem, SourceTree } from "../../tree/sourceTree.ts";
import { overSdl, problemAt } from "./readSdl.ts";

export const FOR_API_CLIENTS = "For API clients.";

type Fielded = GraphQLObjectType | GraphQLInterfaceType;

const isJudged = (type: GraphQLNamedType): type is Fielded =>
  (isObjectType(type) || isInterfaceType(type)) &&
  !isIntrospectionType(type) &&
  !["Connection", "Edge", "Payload"].some((end) => type.name.endsWith(end));

/** As `Type.field`; what is read of an interface is read of each type that implements it. */
function readByApp(schema: GraphQLSchema, operations: readonly string[]): Set<string> {
  const read = new Set<string>();
  const typeInfo = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(typeInfo, {
    Field({ name }) {
      const type = typeInfo.getParentType();
      if (!type) return;
      const types = isInterfaceType(type) ? [type, ...schema.getPossibleTypes(type)] : [type];
      for (const each of types) read.add(`${each.name}.${name.value}`);
    },
  });
  for (const operation of operations) visit(parse(operation), visitor);
  return read;
}

function inspect(type: Fielded, read: ReadonlySet<string>): Problem[] {
  const isMarked = (one: { description?: string | null | undefined }) => one.description?.endsWith(FOR_API_CLIENTS);
  return Object.values(type.getFields()).flatMap((field) => {
    if (field.name === "id") return [];
    const name = `${type.name}.${field.name}`;
    const marked = [type, field].find(isMarked);
    if (read.has(name) && marked) {
      const message = `the app reads ${name}: take "${FOR_API_CLIENTS}" out of the description of ${marked.name}`;
      return problemAt(field.astNode, message);
    }
    if (read.has(name) || marked) return [];
    return problemAt(
      field.astNode,
      `nothing in the app reads ${name}: take it out, or end its description with "${FOR_API_CLIENTS}"`,
    );
  });
}

export const readFields = (tree: SourceTree): Problem[] =>
  overSdl(tree, ({ schema }) => {
    const text = tree.get("schema/operations.json");
    if (text === undefined) return [];
    const operations = Object.values(z.record(z.string(), z.string()).parse(JSON.parse(text)));
    const read = readByApp(schema, operations);
    return Object.values(schema.getTypeMap())
      .filter(isJudged)
      .flatMap((type) => inspect(type, read));
  });
