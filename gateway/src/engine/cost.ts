// The cost of an operation: one for each object that it may fetch. Lists are multiplied by their requested size.
import type { DocumentNode, FieldNode, SelectionSetNode, ValueNode } from "graphql";
import { getOperationAST, Kind } from "graphql";
import type { GraphQLError } from "graphql";
import { graphqlRefusals } from "@sightline/schema/rest/refusals/graphql";
import { documentRefusal } from "./documentRefusal.ts";
import { LIMITS } from "./limits.ts";
import type { Variables } from "./plan.ts";

const SIZE_ARGUMENTS = new Set(["first", "last", "limit", "ids"]);
/** page size if none is given */
const USUAL_SIZE = 10;

function sizeOf(value: ValueNode, variables: Variables): number {
  const given = value.kind === Kind.VARIABLE ? variables[value.name.value] : value;
  if (typeof given === "number") return given;
  if (Array.isArray(given)) return given.length;
  if (value.kind === Kind.INT) return Number(value.value);
  return value.kind === Kind.LIST ? value.values.length : USUAL_SIZE;
}

function listSize(field: FieldNode, variables: Variables): number {
  let size = 1;
  for (const argument of field.arguments ?? []) {
    if (SIZE_ARGUMENTS.has(argument.name.value)) size = Math.max(size, sizeOf(argument.value, variables));
  }
  return size;
}

export function costOf(document: DocumentNode, operationName: string | undefined, variables: Variables): number {
  const fragments = new Map<string, SelectionSetNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node.selectionSet);
  }
  const known = new Map<SelectionSetNode, number>();
  const measure = (set: SelectionSetNode): number => {
    const before = known.get(set);
    if (before !== undefined) return before;
    known.set(set, 0);
    let cost = 0;
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) {
        if (node.selectionSet === undefined || node.name.value.startsWith("__")) continue;
        cost += 1 + listSize(node, variables) * measure(node.selectionSet);
      } else {
        const inner = node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments.get(node.name.value);
        if (inner !== undefined) cost += measure(inner);
      }
    }
    known.set(set, cost);
    return cost;
  };
  const operation = getOperationAST(document, operationName);
  return operation ? measure(operation.selectionSet) : 0;
}

export function tooCostly(
  document: DocumentNode,
  name: string | undefined,
  variables: Variables,
): GraphQLError | undefined {
  const cost = costOf(document, name, variables);
  return cost > LIMITS.cost ? documentRefusal(graphqlRefusals.tooCostly({ cost, max: LIMITS.cost })) : undefined;
}
