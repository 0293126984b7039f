import { getNamedType, getNullableType, isInterfaceType, isListType, isObjectType } from "graphql";
import type { GraphQLField, GraphQLNamedType, GraphQLObjectType } from "graphql";
import type { Problem, SourceTree } from "../../tree/sourceTree.ts";
import { overSdl, problemAt } from "./readSdl.ts";

const isNode = (type: GraphQLNamedType) =>
  type.name === "Node" ||
  ((isObjectType(type) || isInterfaceType(type)) && type.getInterfaces().some(({ name }) => name === "Node"));
const isConnection = (name: string) => name.endsWith("Connection");
const spelled = (type: GraphQLObjectType, field: string) => type.getFields()[field]?.type.toString();

function checkConnection(type: GraphQLObjectType): string[] {
  const faults: string[] = [];
  const edges = getNullableType(type.getFields()["edges"]?.type);
  const edge = edges && isListType(edges) ? getNamedType(edges) : undefined;
  if (!isObjectType(edge) || !edge.name.endsWith("Edge")) {
    faults.push(`has no \`edges: [${type.name.replace(/Connection$/, "Edge")}!]!\`: add it`);
  } else {
    const node = getNamedType(edge.getFields()["node"]?.type);
    if (node === undefined) faults.push(`has edges without a \`node\`: add it to ${edge.name}`);
    else if (!isNode(node)) {
      faults.push(`has edges whose node is a ${node.name}, which is no Node: implement Node, or answer a plain list`);
    }
    if (!/^String!?$/.test(spelled(edge, "cursor") ?? "")) {
      faults.push(`has edges without \`cursor: String!\`: add it to ${edge.name}`);
    }
  }
  if (spelled(type, "pageInfo") !== "PageInfo!") faults.push("has no `pageInfo: PageInfo!`: add it");
  return faults;
}

function checkField(field: GraphQLField<unknown, unknown>): string[] {
  const args = new Map(field.args.map((arg) => [arg.name, arg.type.toString()]));
  const faults: string[] = [];
  if (args.get("first") !== "Int" || args.get("after") !== "String") faults.push("`first: Int, after: String`");
  if (args.get("last") !== "Int" || args.get("before") !== "String") faults.push("`last: Int, before: String`");
  return faults.length === 0 ? [] : [`can't be paged both ways: let it take ${faults.join(" and ")}`];
}

const pageInfo = { hasNextPage: "Boolean!", hasPreviousPage: "Boolean!", startCursor: "String", endCursor: "String" };

/** Relay's cursor connections specification. */
export const connections = (tree: SourceTree): Problem[] =>
  overSdl(tree, ({ schema }) => {
    const problems: Problem[] = [];
    for (const type of Object.values(schema.getTypeMap())) {
      if (!isObjectType(type)) continue;
      const faults = isConnection(type.name) ? checkConnection(type) : [];
      if (type.name === "PageInfo") {
        for (const [field, wanted] of Object.entries(pageInfo)) {
          if (spelled(type, field) !== wanted) faults.push(`has no \`${field}: ${wanted}\`: Relay asks for it`);
        }
      }
      problems.push(...faults.map((fault) => problemAt(type.astNode, `${type.name} ${fault}`)));
      for (const field of Object.values(type.getFields())) {
        if (!isConnection(getNamedType(field.type).name)) continue;
        problems.push(
          ...checkField(field).map((fault) => problemAt(field.astNode, `${type.name}.${field.name} ${fault}`)),
        );
      }
    }
    return problems;
  });
