// A test's own remote event store, in a child process: see eventServerProcess.ts.
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { freePort } from "./freePort.ts";

const Started = z.object({ port: z.number() });

export interface EventServer {
  url: string;
  start(): Promise<void>;
  /** Closes the connections of all running requests; their statements continue. */
  cut(): Promise<void>;
  /** Ends the process as a crash does; the data stay. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/** Not started yet. */
export async function createEventServer(): Promise<EventServer> {
  const folder = mkdtempSync(path.join(tmpdir(), "sightline-event-server-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const main = fileURLToPath(new URL("./eventServerProcess.ts", import.meta.url));
  let child: ReturnType<typeof fork> | undefined;
  async function stop(): Promise<void> {
    if (!child) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
    child = undefined;
  }
  return {
    url,
    async start() {
      child = fork(main, [folder, String(port)], { execArgv: [] });
      const [message] = await once(child, "message");
      Started.parse(message);
    },
    async cut() {
      await fetch(`${url}/cut`);
    },
    stop,
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
