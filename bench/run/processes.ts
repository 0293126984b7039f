// The processes that a benchmark has started. None outlives its part: a failed part leaves servers running that would
// disturb the next one, and keep the run's ports and memory.
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

const running = new Set<ChildProcess>();

export function register(child: ChildProcess): void {
  running.add(child);
  child.once("exit", () => running.delete(child));
}

/** SIGTERM, then SIGKILL. Resolves after the process has exited. */
export async function end(child: ChildProcess, seconds: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  const harder = setTimeout(() => child.kill("SIGKILL"), seconds * 1000);
  await gone;
  clearTimeout(harder);
}

export const endAll = async (): Promise<void> => {
  await Promise.all([...running].map((child) => end(child, 5)));
};

process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});
