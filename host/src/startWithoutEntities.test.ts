// The host as a process that starts while its entity store, a PostgreSQL server, is down.
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { getUser } from "@sightline/schema/rest/account/account";
import { getWidgetEvents } from "@sightline/schema/rest/events/rules";
import { collectEvents } from "@sightline/schema/rest/ingest";
import { submitFeedback } from "@sightline/schema/rest/feedback/submit";
import { batchOf, chrome, pageview } from "./ingest/testing/batches.ts";
import { openEntityStore } from "./stores/entities.ts";
import { compiledModules } from "./testing/compiledModules.ts";
import { freePort } from "./testing/freePort.ts";
import { postgresMissing, startPostgres } from "./testing/realPostgres.ts";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
const patient = { timeout: 30_000, interval: 100 };
const PAGE = "https://shop.example/";
const RULES = getWidgetEvents.path.replace("{widget_key}", "shop");

async function openServers() {
  const server = await startPostgres();
  const dataDir = mkdtempSync(path.join(tmpdir(), "sightline-start-"));
  const port = await freePort();
  const running = new Set<ChildProcess>();
  const env = {
    ...compiledModules,
    ...{ PATH: "", LOG_LEVEL: "silent", DATA_DIR: dataDir, HOST_PORT: String(port) },
    ...{ ENTITIES_URL: server.url, SESSION_SECRET: "a secret that only tests know, 32+" },
  };
  onTestFinished(async () => {
    for (const child of running) child.kill("SIGKILL");
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const start = () => {
    const child = fork(main, { env, execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });
    running.add(child);
    return child;
  };
  const get = async (address: string, headers = {}) => {
    const response = await fetch(`http://localhost:${port}${address}`, { headers });
    const isJson = response.headers.get("content-type")?.includes("json") === true;
    const body: unknown = isJson ? await response.json() : await response.text();
    return { status: response.status, retryAfter: response.headers.get("retry-after"), body };
  };
  const post = async (address: string, body: object) => {
    const headers = { "content-type": "text/plain", "user-agent": chrome };
    const response = await fetch(`http://localhost:${port}${address}`, {
      ...{ method: "POST", headers, body: JSON.stringify(body) },
    });
    return [response.status, response.headers.get("retry-after")];
  };
  const collect = (key: string) =>
    post(
      collectEvents.path.replace("{widget_key}", key),
      batchOf([pageview(PAGE, Date.now())], { sent_at: Date.now() }),
    );
  return { server, start, get, post, collect };
}

async function isReady(child: ChildProcess): Promise<void> {
  for (;;) {
    const [message] = (await once(child, "message")) as [{ type: string }];
    if (message.type === "ready") return;
  }
}

async function addProject(url: string): Promise<void> {
  const opened = await openEntityStore({ url, dataDir: "" });
  const company = { company_name: "Acme", company_key: "acme", paid_plan: 3 };
  const { company_id } = await opened.entities
    .insertInto("company")
    .values(company)
    .returning("company_id")
    .executeTakeFirstOrThrow();
  const project = { company_id, widget_name: "Shop", widget_key: "shop", features: "[]", created_at: new Date() };
  await opened.entities.insertInto("widget").values(project).execute();
  await opened.close();
}

const stop = async (child: ChildProcess) => {
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
};

it.skipIf(postgresMissing())(
  "accepts events of known projects while PostgreSQL is down, and does everything else once it is back",
  async () => {
    const { server, start, get, post, collect } = await openServers();
    const before = start();
    await isReady(before);
    await addProject(server.url);
    await expect.poll(() => collect("shop"), patient).toEqual([204, null]);
    expect((await get(RULES)).status).toBe(200);
    await stop(before);
    await server.halt();

    const child = start();
    await isReady(child);
    expect(await get("/readyz")).toMatchObject({
      status: 503,
      body: { status: "unavailable", missing: ["entity store"] },
    });
    expect(await collect("shop")).toEqual([204, null]);
    expect((await get(RULES)).status).toBe(200);
    expect(await collect("unknown")).toEqual([503, "5"]);
    expect(await post(submitFeedback.path, { key: "shop", url: PAGE, rating: 4, text: "Fine" })).toEqual([503, "5"]);
    const away = { status: 503, retryAfter: "5", body: { reason: "request.storeDown" } };
    expect(await get(getUser.path, { jwt: "sk_unknown" })).toMatchObject(away);

    await server.start();
    await expect.poll(() => get("/readyz"), patient).toMatchObject({ status: 200 });
    expect(await collect("unknown")).toEqual([404, null]);
    expect((await get(getUser.path, { jwt: "sk_unknown" })).status).toBe(401);
    await expect.poll(() => collect("shop"), patient).toEqual([204, null]);
    await stop(child);
  },
  90_000,
);

it.skipIf(postgresMissing())(
  "waits for PostgreSQL at its first start, because it knows no project yet",
  async () => {
    const { server, start, get, collect } = await openServers();
    await server.halt();
    const child = start();
    const ready = isReady(child);
    await expect
      .poll(async () => (await get("/readyz").catch(() => undefined))?.body, patient)
      .toMatchObject({ status: "starting", missing: ["entity store", "event store"] });
    expect(await collect("shop")).toEqual([503, "1"]);
    await server.start();
    await ready;
    expect((await get("/readyz")).status).toBe(200);
    await addProject(server.url);
    await expect.poll(() => collect("shop"), patient).toEqual([204, null]);
    await stop(child);
  },
  90_000,
);
