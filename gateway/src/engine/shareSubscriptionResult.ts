// Executes identical subscriptions once per event, regardless of the number of subscribers: the results are cached on
// the event itself (a live reading is the same object for all its subscribers). The fields of a subscription payload
// depend only on the event, not on the caller. Therefore documents that reach a type with its own permissions are never
// shared.
import type { DocumentNode, GraphQLSchema } from "graphql";
import { getNamedType, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { permissions } from "#gateway/permissions/permissions.ts";
import type { Result } from "./result.ts";

type Answer = Promise<Result> | Result;
const answers = new WeakMap<object, Map<string, Answer>>();
let plans = 0;

export type ShareSubscriptionResult = (event: unknown, variables: string, answer: () => Answer) => Answer;

function isOfTheEventOnly(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let only = true;
  const visitor = visitWithTypeInfo(types, {
    Field() {
      const type = getNamedType(types.getType());
      if (type !== undefined && Object.hasOwn(permissions, type.name)) only = false;
    },
  });
  visit(document, visitor);
  return only;
}

/** One per plan; `variables` are the variables of the subscription. */
export function shareSubscriptionResult(schema: GraphQLSchema, document: DocumentNode): ShareSubscriptionResult {
  if (!isOfTheEventOnly(schema, document)) return (_event, _variables, answer) => answer();
  const plan = (plans += 1);
  return (event, variables, answer) => {
    if (typeof event !== "object" || event === null) return answer();
    const known = answers.get(event) ?? new Map<string, Answer>();
    answers.set(event, known);
    const key = `${plan} ${variables}`;
    const given = known.get(key) ?? answer();
    known.set(key, given);
    return given;
  };
}
