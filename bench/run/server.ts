// The production gateway in its own process, on a free port, run as `npm start` runs it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { z } from "zod";
import { inherited } from "../env.ts";
import { end, register } from "./processes.ts";

const root = path.resolve(import.meta.dirname, "../..");

export interface Server {
  origin: string;
  /** SIGTERM; resolves after the process has exited */
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("the system gave no port");
  return address.port;
}

const { scripts } = z
  .object({ scripts: z.object({ start: z.string().startsWith("node ") }) })
  .parse(JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")));
/** With Node's own options, which affect memory and start-up time. */
const [, ...startArguments] = scripts.start.split(" ");

/** Resolves when its /readyz succeeds. */
export async function startServer(port: number, env: Record<string, string>, seconds = 180): Promise<Server> {
  const child = spawn(process.execPath, startArguments, {
    cwd: root,
    env: { ...inherited, NODE_ENV: "production", LOG_LEVEL: "error", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  register(child);
  const origin = `http://127.0.0.1:${port}`;
  const stop = () => end(child, 20);
  for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline;) {
    if (child.exitCode !== null) throw new Error(`the gateway ended with code ${child.exitCode} before it was ready`);
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return { origin, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`the gateway was not ready within ${seconds} s`);
}
