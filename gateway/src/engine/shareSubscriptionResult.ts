// Identical subscriptions are answered once an event, however many listen: the event itself (live readings are handed to
// all their watchers as one object) remembers its answers. What lies beneath a subscription is of the event only and
// not of who asks; documents that reach a type with permissions of its own are therefore never shared.
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

/** One for each plan; `variables` names those of a subscription. */
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
