// One operation on a socket: its state, passed as the context value. graphql-ws would run a loop for each live
// subscription, which costs several promises per result and 2 KB. So it only starts live subscriptions and lists them
// (`subscriptions`, by which it recognizes used ids, and stops what the client completes or leaves behind); their
// results are sent as they come.
import type { ExecutionArgs } from "graphql";
import { MessageType, stringifyMessage } from "graphql-ws";
import type { Context as ProtocolContext, SubscribePayload } from "graphql-ws";
import type { Plan, Variables } from "#gateway/engine/plan.ts";
import type { Result } from "#gateway/engine/result.ts";
import { LiveSource } from "#gateway/live/liveSource.ts";
import type { Lifetime, Listener } from "#gateway/live/liveSource.ts";
import type { OperationContext } from "#gateway/openContext.ts";
import { nextFrame } from "./nextFrame.ts";

const DONE = { value: undefined, done: true } as const;

/** What an operation needs of its socket. */
export interface OperationSocket {
  send(message: string): Promise<void>;
  sendFrame(frame: Buffer): void;
  /** the operation is over */
  remove(operation: SocketOperation): void;
}

export interface SocketOperationOptions {
  socket: OperationSocket;
  subscriptions: ProtocolContext["subscriptions"];
  /** assigned by the client */
  id: string;
  payload: SubscribePayload;
  plan: Plan;
  openContext(lifetime: Lifetime): OperationContext;
}

export class SocketOperation implements Lifetime, Listener<Result>, AsyncIterable<never> {
  readonly id: string;
  readonly context: OperationContext;
  /** Identifies the operation in graphql-ws's hooks; undefined once its results are sent without graphql-ws. */
  payload: SubscribePayload | undefined;
  private readonly socket: OperationSocket;
  private readonly subscriptions: ProtocolContext["subscriptions"];
  private readonly plan: Plan;
  private controller: AbortController | undefined;
  private isOver = false;
  private stop: (() => void) | undefined;

  constructor({ socket, subscriptions, id, payload, plan, openContext }: SocketOperationOptions) {
    this.socket = socket;
    this.subscriptions = subscriptions;
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
    if (answer instanceof LiveSource) return this.takeOver(answer);
    return Symbol.asyncIterator in answer ? untilCancelled(answer, this) : answer;
  }

  /** For graphql-ws the operation is over: it sends nothing for an id that it does not list. */
  private takeOver(source: LiveSource<Result>): Result {
    // the client may have completed it in the meantime
    if (!this.isOver && this.id in this.subscriptions) {
      delete this.subscriptions[this.id];
      this.payload = undefined;
      // the calls that the start required are done
      this.controller = undefined;
      // graphql-ws finishes in microtasks, and the next message can't be received before this
      process.nextTick(() => this.listen(source));
    }
    return {};
  }

  private listen(source: LiveSource<Result>): void {
    if (this.isOver) return;
    this.subscriptions[this.id] = this;
    this.stop = source.listen(this);
    if (this.isOver) this.stop();
  }

  next(result: Result): void {
    this.socket.sendFrame(nextFrame(this.id, result, this.context));
  }

  /** The source has no further results. */
  end(): void {
    delete this.subscriptions[this.id];
    this.cancel();
    void this.socket.send(stringifyMessage({ id: this.id, type: MessageType.Complete }));
  }

  /** Cancels its calls and sends no further result. */
  cancel(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.controller?.abort();
    this.stop?.();
    this.socket.remove(this);
  }

  /** For graphql-ws: the client has completed the subscription. */
  return(): Promise<IteratorResult<never>> {
    this.cancel();
    return Promise.resolve(DONE);
  }

  /** Its listed subscriptions are iterable, but the results of this one are sent already. */
  [Symbol.asyncIterator](): AsyncIterator<never> {
    return { next: () => Promise.resolve(DONE) };
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
