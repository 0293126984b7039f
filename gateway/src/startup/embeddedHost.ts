// The API host as a child process, if none is configured: started and stopped with the gateway, and restarted when it
// crashes. The gateway serves requests from the beginning; only /readyz reports the remaining startup steps.
import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const MAIN = fileURLToPath(new URL("../../../host/src/main.ts", import.meta.url));
const PRELOADED = ["--import", new URL("./compileCache.ts", import.meta.url).href];
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** failed first starts: the configuration is wrong, and further attempts would not help */
const HOPELESS = 3;
const GRACE_MS = 15_000;

const Message = z.discriminatedUnion("type", [
  z.object({ type: z.literal("progress"), step: z.string(), progress: z.number().optional() }),
  z.object({ type: z.literal("ready"), port: z.number() }),
]);
export interface Progress {
  step: string;
  progress: number | undefined;
}

export interface EmbeddedHostOptions {
  env: NodeJS.ProcessEnv;
  onProgress(progress: Progress): void;
  onReady(): void;
  /** it crashed, and is restarted after the pause */
  onCrash(reason: string, pauseMs: number): void;
  onHopeless(reason: string): void;
}

export interface EmbeddedHost {
  /** undefined once it is ready */
  progress(): Progress | undefined;
  stop(): Promise<void>;
}

export function startEmbeddedHost(options: EmbeddedHostOptions, main = MAIN): EmbeddedHost {
  let child: ChildProcess | undefined;
  let stopping = false;
  let failures = 0;
  let everReady = false;
  let pause: NodeJS.Timeout | undefined;
  let progress: Progress | undefined = { step: "starting the API host", progress: undefined };

  function hear(message: unknown): void {
    const parsed = Message.safeParse(message).data;
    if (parsed?.type === "progress") {
      progress = { step: parsed.step, progress: parsed.progress };
      options.onProgress(progress);
    } else if (parsed?.type === "ready") {
      progress = undefined;
      failures = 0;
      everReady = true;
      options.onReady();
    }
  }

  function ended(code: number | null, signal: string | null): void {
    if (stopping) return;
    const wasReady = progress === undefined;
    const reason = signal === null ? `it exited with code ${code ?? "unknown"}` : `it was ended by ${signal}`;
    failures = wasReady ? 1 : failures + 1;
    progress = { step: "starting the API host again", progress: undefined };
    if (!everReady && failures >= HOPELESS) return options.onHopeless(reason);
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
    options.onCrash(reason, pauseMs);
    pause = setTimeout(start, pauseMs);
  }

  function start(): void {
    child = fork(main, [], { env: options.env, execArgv: PRELOADED, stdio: ["ignore", "inherit", "inherit", "ipc"] });
    child.on("message", hear);
    child.once("exit", ended);
  }
  start();

  return {
    progress: () => progress,
    async stop() {
      stopping = true;
      clearTimeout(pause);
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      const kill = setTimeout(() => child?.kill("SIGKILL"), GRACE_MS);
      await gone;
      clearTimeout(kill);
    },
  };
}
