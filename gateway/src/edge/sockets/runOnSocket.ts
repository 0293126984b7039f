// Runs a planned operation for a socket. If the client completes it or closes the socket, it stops immediately: the
// signal aborts before the iterator's return is called, which may be waiting for a poll.
import type { ExecutionArgs } from "graphql";
import type { Result } from "#gateway/engine/result.ts";
import { SocketOperation } from "./socketOperation.ts";

type Answer = AsyncIterable<Result> | Result;

function untilStopped(source: AsyncIterable<Result>, stop: () => void): AsyncIterableIterator<Result> {
  const inner = source[Symbol.asyncIterator]();
  const done: IteratorResult<Result> = { value: undefined, done: true };
  return {
    async next() {
      const step = await inner.next();
      if (step.done === true) stop();
      return step;
    },
    async return() {
      stop();
      await inner.return?.();
      return done;
    },
    async throw(error: unknown) {
      stop();
      await inner.return?.();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

export async function runOnSocket(args: ExecutionArgs, running: Set<SocketOperation>): Promise<Answer> {
  const operation = SocketOperation.of(args.contextValue);
  const { plan, context, controller } = operation;
  const variables = { ...args.variableValues };
  running.add(operation);
  const stop = () => {
    running.delete(operation);
    controller.abort();
  };
  if (plan.kind !== "subscription") {
    try {
      return await plan.execute(context, variables);
    } finally {
      running.delete(operation);
    }
  }
  const answer = await plan.subscribe(context, variables);
  if (Symbol.asyncIterator in answer) return untilStopped(answer, stop);
  stop();
  return answer;
}
