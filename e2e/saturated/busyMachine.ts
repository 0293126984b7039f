// A machine with far more work than cores: ten busy processes per core. They end with `stop`, with this process however
// it ends, and after the longest time that a test may take.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";

const PER_CORE = 10;
const LONGEST_MS = 900_000;
const busy = `const end = Date.now() + ${LONGEST_MS};
while (process.ppid === ${process.pid} && Date.now() < end) for (let n = 0; n < 1e7; n++);`;

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

export interface BusyMachine {
  /** whether all of its processes still run */
  isBusy(): boolean;
  stop(): Promise<void>;
}

export async function saturate(): Promise<BusyMachine> {
  const processes = Array.from({ length: PER_CORE * availableParallelism() }, () =>
    spawn(process.execPath, ["-e", busy], { stdio: "ignore" }),
  );
  await Promise.all(processes.map((each) => once(each, "spawn")));
  return {
    isBusy: () => processes.every(isRunning),
    async stop() {
      const running = processes.filter(isRunning);
      const ended = Promise.all(running.map((each) => once(each, "exit")));
      for (const each of running) each.kill("SIGKILL");
      await ended;
    },
  };
}
