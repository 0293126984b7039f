import { getNamedType, isInputObjectType, isInterfaceType, isIntrospectionType, isObjectType } from "graphql";
import { isSpecifiedScalarType, isUnionType } from "graphql";
import type { GraphQLNamedType } from "graphql";
import type { Problem, SourceTree } from "../../tree/sourceTree.ts";
import { overSdl, problemAt } from "./readSdl.ts";
import type { Sdl } from "./readSdl.ts";

function reached({ schema }: Sdl): Set<GraphQLNamedType> {
  const seen = new Set<GraphQLNamedType>();
  const visit = (type: GraphQLNamedType | null | undefined): void => {
    if (!type || seen.has(type)) return;
    seen.add(type);
    if (isUnionType(type)) type.getTypes().forEach(visit);
    if (isInterfaceType(type) && type.name !== "Node") schema.getPossibleTypes(type).forEach(visit);
    if (isInputObjectType(type)) Object.values(type.getFields()).forEach((field) => visit(getNamedType(field.type)));
    if (!isObjectType(type) && !isInterfaceType(type)) return;
    type.getInterfaces().forEach(visit);
    for (const field of Object.values(type.getFields())) {
      visit(getNamedType(field.type));
      field.args.forEach((arg) => visit(getNamedType(arg.type)));
    }
  };
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].forEach(visit);
  schema.getDirectives().forEach((directive) => directive.args.forEach((arg) => visit(getNamedType(arg.type))));
  return seen;
}

/** Implementing Node is not enough to count as used: clients must be able to get the id first. */
export const usedTypes = (tree: SourceTree): Problem[] =>
  overSdl(tree, (sdl) => {
    const used = reached(sdl);
    return Object.values(sdl.schema.getTypeMap())
      .filter((type) => !used.has(type) && !isIntrospectionType(type) && !isSpecifiedScalarType(type))
      .map((type) => problemAt(type.astNode, `the type ${type.name} is used by no field: use it or take it out`));
  });
