// Executes identical subscriptions once per event, regardless of the number of subscribers: the results are cached on
// the event itself (a live reading is the same object for all its subscribers). The fields of a subscription payload
// depend only on the event, not on the caller. Therefore documents that reach a type with its own permissions are never
// shared.
import type { DocumentNode, GraphQLSchema } from "graphql";
import { getNamedType, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import type { Listener } from "#gateway/live/liveSource.ts";
import { permissions } from "#gateway/permissions/permissions.ts";
import type { Result } from "./result.ts";

export type Answer = Promise<Result> | Result;
export type Execute = (event: unknown) => Answer;

/** Wraps the execution of a subscriber; `variables` are its variables as JSON. */
export type ShareSubscriptionResult = (variables: string, execute: Execute) => Execute;

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

/** One per plan; null if each subscriber needs its own execution. */
export function shareSubscriptionResult(schema: GraphQLSchema, document: DocumentNode): ShareSubscriptionResult | null {
  if (!isOfTheEventOnly(schema, document)) return null;
  const answers = new WeakMap<object, Map<string, Answer>>();
  return (variables, execute) => (event) => {
    if (typeof event !== "object" || event === null) return execute(event);
    let known = answers.get(event);
    if (known === undefined) {
      known = new Map();
      answers.set(event, known);
    }
    let answer = known.get(variables);
    if (answer === undefined) {
      answer = execute(event);
      known.set(variables, answer);
    }
    return answer;
  };
}

/** Maps events to results. Execution is synchronous unless a resolver is asynchronous; results keep the order anyway. */
export class ResultListener implements Listener<unknown> {
  private readonly listener: Listener<Result>;
  private readonly execute: Execute;
  private pending: Promise<void> | undefined;

  constructor(listener: Listener<Result>, execute: Execute) {
    this.listener = listener;
    this.execute = execute;
  }

  next(event: unknown): void {
    const answer = this.execute(event);
    if (this.pending === undefined && !(answer instanceof Promise)) this.listener.next(answer);
    else this.after(async () => this.listener.next(await answer));
  }

  end(): void {
    if (this.pending === undefined) this.listener.end();
    else this.after(() => this.listener.end());
  }

  private after(step: () => void | Promise<void>): void {
    const pending = (this.pending ?? Promise.resolve()).then(step).finally(() => {
      if (this.pending === pending) this.pending = undefined;
    });
    this.pending = pending;
  }
}
