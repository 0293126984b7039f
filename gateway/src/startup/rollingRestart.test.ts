// Two gateway processes behind a load balancer that honors /readyz, restarted one after the other under load.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jwtOf, usualAnswers } from "#gateway/testing/principals.ts";
import { recordingHost, type RecordedCall, type RecordingHost } from "#gateway/testing/recordingHost.ts";
import { roundRobinProxy, type RoundRobinProxy } from "#gateway/testing/roundRobinProxy.ts";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));
const CLIENTS = 8;

interface Replica {
  child: ChildProcess;
  port: number;
}

let host: RecordingHost;
let proxy: RoundRobinProxy;
const dataDir = mkdtempSync(path.join(tmpdir(), "sightline-restart-"));
const started = new Set<ChildProcess>();

beforeAll(async () => {
  const { getUser, ...others } = usualAnswers;
  // slow enough that requests are running whenever a gateway drains
  const slowly = (call: RecordedCall) =>
    new Promise((resolve) => setTimeout(() => resolve(typeof getUser === "function" ? getUser(call) : getUser), 20));
  host = await recordingHost({ ...others, getUser: slowly });
  proxy = await roundRobinProxy();
});
afterAll(async () => {
  for (const child of started) child.kill("SIGKILL");
  await proxy.close();
  await host.close();
  rmSync(dataDir, { recursive: true });
});

async function startReplica(): Promise<Replica> {
  const env = {
    PATH: "",
    PORT: "0",
    PUBLIC_URL: "http://localhost:4000",
    API_HOST: host.url,
    SESSION_SECRET: "a secret for tests that is long enough",
    DATA_DIR: dataDir,
    SHUTDOWN_DELAY: "2",
  };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ["ignore", "pipe", "inherit"] });
  started.add(child);
  for await (const line of createInterface(child.stdout)) {
    const { msg, port } = JSON.parse(line) as { msg?: string; port?: number };
    if (msg !== "listening" || port === undefined) continue;
    child.stdout.resume();
    proxy.add(port);
    await expect.poll(() => proxy.ready()).toContain(port);
    return { child, port };
  }
  throw new Error("the gateway ended before it listened");
}

test("a rolling restart of two gateways under load fails no request", async () => {
  const replicas = [await startReplica(), await startReplica()];
  const failures: string[] = [];
  let isOver = false;

  async function client(): Promise<void> {
    while (!isOver) {
      const answer = await fetch(`${proxy.url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${jwtOf("tool")}` },
        body: JSON.stringify({ query: "{ viewer { user { name } } }" }),
      });
      const text = await answer.text();
      if (answer.status !== 200 || !text.includes('"name"')) failures.push(`${answer.status} ${text}`);
    }
  }
  /** until each given server has answered that many more requests */
  const untilAnswered = (count: number, ...ports: number[]) => {
    const before = new Map(proxy.answered);
    const more = (port: number) => (proxy.answered.get(port) ?? 0) - (before.get(port) ?? 0);
    return expect.poll(() => Math.min(...ports.map(more))).toBeGreaterThan(count);
  };

  const clients = Array.from({ length: CLIENTS }, client);
  await untilAnswered(50, ...replicas.map(({ port }) => port));
  for (const [index, { child, port }] of replicas.entries()) {
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
    proxy.remove(port);
    const restarted = await startReplica();
    replicas[index] = restarted;
    await untilAnswered(50, restarted.port);
  }
  isOver = true;
  await Promise.all(clients);
  expect(failures).toEqual([]);
}, 120_000);
