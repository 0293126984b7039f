// A part of a benchmark in a process of its own, so that what it costs is not counted with what is measured. It is asked
// one thing at a time over the process's own channel.
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { inherited } from "../env.ts";

export interface Child<Order, Answer> {
  ask(order: Order): Promise<Answer>;
  /** Ends the process; resolves when it is gone. */
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

/** `file` calls `answerOrders`; its first message says that it is ready. */
export async function startChild<Order extends object, Answer>(
  file: string,
  args: readonly string[] = [],
): Promise<Child<Order, Answer>> {
  const child = fork(file, [...args], { env: inherited, serialization: "advanced" });
  await nextMessage(child, file);
  return {
    async ask(order) {
      if (!child.connected) throw new Error(`${file} has ended`);
      // a message that can't be sent is told by the end of the process
      child.send(order, () => {});
      return (await nextMessage(child, file)) as Answer;
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      const harder = setTimeout(() => child.kill("SIGKILL"), 10_000);
      await gone;
      clearTimeout(harder);
    },
  };
}

/** The other side: says that it is ready, then answers each order. The process ends with the one that started it. */
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
