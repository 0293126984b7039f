import type { Plan } from "#gateway/engine/plan.ts";
import type { OperationContext } from "#gateway/openContext.ts";

/** The state of one operation on a socket, passed as the context value. */
export class SocketOperation {
  readonly plan: Plan;
  readonly context: OperationContext;
  readonly controller: AbortController;

  constructor(plan: Plan, context: OperationContext, controller: AbortController) {
    this.plan = plan;
    this.context = context;
    this.controller = controller;
  }

  static of(contextValue: unknown): SocketOperation {
    if (contextValue instanceof SocketOperation) return contextValue;
    throw new Error("an operation on a socket lost its context");
  }
}
