// One operation on a socket: its state, passed as the context value. The results of live subscriptions are sent as they
// come, without graphql-ws's loop, which costs several promises for each result.
import type { ExecutionArgs } from "graphql";
import type { SubscribePayload } from "graphql-ws";
import type { Plan, Variables } from "#gateway/engine/plan.ts";
import type { Result } from "#gateway/engine/result.ts";
import { LiveSource } from "#gateway/live/liveSource.ts";
import type { Lifetime, Listener } from "#gateway/live/liveSource.ts";
import type { OperationContext } from "#gateway/openContext.ts";
import type { GraphqlSocket } from "./graphqlSocket.ts";
import { nextFrame } from "./nextFrame.ts";

const DONE = { value: undefined, done: true } as const;

export interface SocketOperationOptions {
  socket: GraphqlSocket;
  /** assigned by the client */
  id: string;
  payload: SubscribePayload;
  plan: Plan;
  openContext(lifetime: Lifetime): OperationContext;
}

export class SocketOperation implements Lifetime, Listener<Result> {
  readonly payload: SubscribePayload;
  readonly context: OperationContext;
  private readonly id: string;
  private readonly socket: GraphqlSocket;
  private readonly plan: Plan;
  private controller: AbortController | undefined;
  private isOver = false;
  private stop: (() => void) | undefined;
  private finish: (() => void) | undefined;

  constructor({ socket, id, payload, plan, openContext }: SocketOperationOptions) {
    this.socket = socket;
    this.id = id;
    this.payload = payload;
    this.plan = plan;
    this.context = openContext(this);
  }

  static of(contextValue: unknown): SocketOperation {
    if (contextValue instanceof SocketOperation) return contextValue;
    throw new Error("an operation on a socket lost its context");
  }

  /** Its controller exists only while a call may need it, because an idle subscription makes none. */
  get signal(): AbortSignal {
    this.controller ??= new AbortController();
    if (this.isOver) this.controller.abort();
    return this.controller.signal;
  }

  async run({ variableValues }: ExecutionArgs): Promise<AsyncIterable<Result> | Result> {
    const variables: Variables = variableValues ?? {};
    if (this.plan.kind !== "subscription") return this.plan.execute(this.context, variables);
    const answer = await this.plan.subscribe(this.context, variables);
    if (answer instanceof LiveSource) {
      // the calls that the start required are done
      if (!this.isOver) this.controller = undefined;
      return new PushedResults(answer, this);
    }
    return Symbol.asyncIterator in answer ? untilCancelled(answer, this) : answer;
  }

  /** Sends the results of the source until it ends or the operation is cancelled. */
  push(source: LiveSource<Result>): Promise<typeof DONE> {
    if (this.isOver) return Promise.resolve(DONE);
    return new Promise((resolve) => {
      this.finish = () => resolve(DONE);
      this.stop = source.listen(this);
      if (this.isOver) this.stop();
    });
  }

  next(result: Result): void {
    this.socket.sendFrame(nextFrame(this.id, result, this.context));
  }

  /** of the source */
  end(): void {
    this.finish?.();
  }

  /** Cancels its calls and sends no further result. */
  cancel(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.controller?.abort();
    this.stop?.();
    this.finish?.();
  }
}

/** For graphql-ws: an iteration without values that lasts as long as the subscription. */
class PushedResults implements AsyncIterableIterator<never> {
  private readonly source: LiveSource<Result>;
  private readonly operation: SocketOperation;

  constructor(source: LiveSource<Result>, operation: SocketOperation) {
    this.source = source;
    this.operation = operation;
  }

  next(): Promise<IteratorResult<never>> {
    return this.operation.push(this.source);
  }

  return(): Promise<IteratorResult<never>> {
    this.operation.cancel();
    return Promise.resolve(DONE);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/** A client that completes its subscription cancels the running execution instead of waiting for it. */
function untilCancelled(results: AsyncIterable<Result>, operation: SocketOperation): AsyncIterableIterator<Result> {
  const inner = results[Symbol.asyncIterator]();
  return {
    next: () => inner.next(),
    async return() {
      operation.cancel();
      await inner.return?.();
      return DONE;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
