import { isInterfaceType, isIntrospectionType, isObjectType } from "graphql";
import type { Problem, SourceTree } from "../../tree/sourceTree.ts";
import { overSdl, problemAt } from "./readSdl.ts";

/** Relay's global object identification: every type with an `id` can be refetched by it. */
export const nodeIds = (tree: SourceTree): Problem[] =>
  overSdl(tree, ({ schema }) => {
    const problems: Problem[] = [];
    const node = schema.getType("Node");
    if (!isInterfaceType(node) || node.getFields()["id"]?.type.toString() !== "ID!") {
      return [{ path: "schema", message: "the interface Node with `id: ID!` is missing: add it to base.graphql" }];
    }
    const root = schema.getQueryType()?.getFields()["node"];
    if (root?.type.toString() !== "Node" || root.args.length !== 1 || root.args[0]?.type.toString() !== "ID!") {
      problems.push(problemAt(root?.astNode, "Query has no `node(id: ID!): Node`: Relay fetches again through it"));
    }
    for (const type of Object.values(schema.getTypeMap())) {
      if (!isObjectType(type) || isIntrospectionType(type)) continue;
      const id = type.getFields()["id"];
      if (id === undefined || type.getInterfaces().includes(node)) continue;
      const message = `${type.name} has an \`id\` and is no Node: Relay takes every id for a global one. Implement Node, or rename the field`;
      problems.push(problemAt(type.astNode, message));
    }
    return problems;
  });
