// A part of a benchmark in its own process, so that its cost doesn't affect the measured process. It receives one order
// at a time over the IPC channel.
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { inherited } from "../env.ts";
import { end, register } from "./processes.ts";

export interface Child<Order, Answer> {
  ask(order: Order): Promise<Answer>;
  /** Ends the process. Resolves after it has exited. */
  end(): Promise<void>;
}

interface ChildMessage {
  error?: string;
  answer?: unknown;
}

async function nextMessage(child: ChildProcess, name: string): Promise<unknown> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const gone = once(child, "exit", { signal }).then(([code]): never => {
    throw new Error(`${name} ended with code ${String(code)} while it was asked`);
  });
  const message = once(child, "message", { signal }).then(([payload]) => payload as ChildMessage);
  try {
    const { error, answer } = await Promise.race([message, gone]);
    if (error !== undefined) throw new Error(`${name}: ${error}`);
    return answer;
  } finally {
    waiting.abort();
    await Promise.allSettled([message, gone]);
  }
}

/** `file` calls `answerOrders`. Its first message signals that it is ready. */
export async function startChild<Order extends object, Answer>(
  file: string,
  args: readonly string[] = [],
): Promise<Child<Order, Answer>> {
  const child = fork(file, [...args], { env: inherited, serialization: "advanced" });
  register(child);
  await nextMessage(child, file);
  return {
    async ask(order) {
      if (!child.connected) throw new Error(`${file} has ended`);
      // if sending fails, the exit of the process reports it
      child.send(order, () => {});
      return (await nextMessage(child, file)) as Answer;
    },
    end: () => end(child, 10),
  };
}

/** The child side: signals that it is ready, then handles each order. The process exits with its parent. */
export function answerOrders<Order>(answer: (order: Order) => unknown): void {
  process.on("message", (order) => {
    Promise.resolve(order as Order)
      .then(answer)
      .then(
        (payload) => process.send?.({ answer: payload }),
        (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
      );
  });
  process.on("disconnect", () => process.exit(0));
  process.on("SIGTERM", () => process.exit(0));
  process.send?.({});
}
