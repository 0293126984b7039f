import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { childEnv } from "#gateway/env.ts";
import { startEmbeddedHost } from "./embeddedHost.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "sightline-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function child(code: string) {
  const main = path.join(folder, `${Math.random()}.mjs`);
  await writeFile(main, code);
  const events: string[] = [];
  const host = startEmbeddedHost(
    {
      env: childEnv({ SAY: "hello" }),
      onProgress: ({ step, progress }) => void events.push(`${step} ${progress}`),
      onReady: () => void events.push("ready"),
      onCrash: (reason) => void events.push(`crash: ${reason}`),
      onHopeless: (reason) => void events.push(`hopeless: ${reason}`),
    },
    main,
  );
  const until = (event: string) => expect.poll(() => events).toContain(event);
  return { host, events, until };
}
const ready = 'process.send({type: "ready", port: 1});';

test("reports progress, and exits when requested", async () => {
  const { host, events, until } = await child(
    `process.send({type: "progress", step: process.env.SAY, progress: 0.5}); process.send({odd: 1}); ${ready}
     process.on("SIGTERM", () => process.exit(0)); setInterval(() => {}, 1000);`,
  );
  expect(host.progress()?.step).toBe("starting the API host");
  await until("ready");
  expect(events).toEqual(["hello 0.5", "ready"]);
  expect(host.progress()).toBeUndefined();
  await host.stop();
  expect(events).toEqual(["hello 0.5", "ready"]);
});

test("restarts a crashed host", async () => {
  const { host, events, until } = await child(`${ready} setTimeout(() => process.exit(3), 20);`);
  await until("crash: it exited with code 3");
  await expect.poll(() => events.filter((event) => event === "ready").length).toBeGreaterThan(1);
  await host.stop();
});

test("gives up on a host that never becomes ready, and reports the reason", async () => {
  const { until } = await child("process.exit(7);");
  await until("hopeless: it exited with code 7");
});
