// Deliveries to a real server on this machine: signing, retries, and validation of the resolved address.
import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { integrationsMessages } from "@sightline/schema/rest/integrations/refusals";
import { createWidget } from "@sightline/schema/rest/projects/projects";
import * as contract from "@sightline/schema/rest/integrations/webhooks";
import { entityBackends } from "#host/testing/entityBackends.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { emit } from "../emit.ts";

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}
const received: Received[] = [];
/** the server's response statuses, in order; 200 once they are used up */
const statuses: number[] = [];
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    received.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks).toString("utf8") });
    const status = statuses.shift() ?? 200;
    response.writeHead(status, status === 302 ? { location: "/elsewhere" } : {});
    response.end(status === 200 ? "thank you" : "x".repeat(5000));
  });
});
let origin = "";
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));
afterEach(() => {
  received.length = 0;
  statuses.length = 0;
});

const until = (look: () => unknown) => expect.poll(look, { interval: 20 });

describe.each(entityBackends)("webhooks on $name", ({ openHost }) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openHost({ env: { WEBHOOKS_PRIVATE: true, LOG_LEVEL: "silent" } });
  });
  afterAll(() => host.close());

  type Who = "owner" | "admin" | "user" | "viewer" | "stranger";
  const create = (body: Record<string, unknown>, as: Who = "owner") =>
    host.request(contract.createWebhook, { as, body: { url: `${origin}/hook`, events: ["project.created"], ...body } });
  const remove = (webhook_id: number, as: Who = "owner") =>
    host.request(contract.deleteWebhook, { as, body: { webhook_id } });
  const log = async (webhook_id: number) =>
    (await host.request(contract.getDeliveries, { as: "owner", body: { webhook_id } })).answer.rows;
  const project = (widget_name: string) =>
    host.request(createWidget, { as: "owner", body: { widget_name, widget_allowed_website: [] } });

  it("deliver an event, signed with a secret that is shown once", async () => {
    const { row, secret } = (await create({})).answer;
    expect((await project("Docs")).status).toBe(200);
    await until(() => received.length).toBe(1);
    const headers: IncomingHttpHeaders = received[0]?.headers ?? {};
    const body = received[0]?.body ?? "";
    expect(JSON.parse(body)).toMatchObject({
      event: "project.created",
      company_id: host.acme.companyId,
      data: { project: { widget_name: "Docs" }, by: { name: "Olive Owner" } },
    });
    const [, seconds, hex] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers["x-webhook-signature"])) ?? [];
    expect(Number(seconds)).toBe(Math.floor(host.clock.now() / 1000));
    expect(hex).toBe(createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex"));
    expect(headers["x-webhook-event"]).toBe("project.created");
    await until(async () => (await log(row.webhook_id))[0]).toMatchObject({
      state: "delivered",
      status: 200,
      answer: "thank you",
      attempts: 1,
      failure: null,
    });
    const { rows } = (await host.request(contract.getWebhooks, { as: "admin", body: {} })).answer;
    expect(rows[0]).toMatchObject({ last_state: "delivered", created_by: "Olive Owner" });
    expect(JSON.stringify(rows)).not.toContain(secret);
    await remove(row.webhook_id);
  });

  it("are retried with increasing delays and the same body, and store a truncated response", async () => {
    statuses.push(500, 302);
    const { row } = (await create({})).answer;
    await project("Blog 2");
    await until(async () => (await log(row.webhook_id))[0]).toMatchObject({
      state: "waiting",
      attempts: 1,
      status: 500,
    });
    expect((await log(row.webhook_id))[0]?.answer).toHaveLength(2000);
    const due = async () => {
      const { rows } = await sql<{ state: string; wait: number }>`
        select state::text, extract(epoch from start_after - now())::int as wait from pgboss.job
        where name = 'deliver-webhook' order by created_on desc limit 1`.execute(host.entities);
      return rows[0];
    };
    await until(async () => (await due())?.state).toBe("retry");
    expect((await due())?.wait).toBeGreaterThan(15);
    const now = () => sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(host.entities);
    await now();
    await until(async () => (await log(row.webhook_id))[0]).toMatchObject({
      state: "waiting",
      attempts: 2,
      status: 302,
    });
    await until(async () => (await due())?.state).toBe("retry");
    await now();
    await until(async () => (await log(row.webhook_id))[0]).toMatchObject({ state: "delivered", attempts: 3 });
    expect(new Set(received.map((each) => each.body)).size).toBe(1);
    expect(received.every((each) => each.path === "/hook")).toBe(true);
    await remove(row.webhook_id);
  });

  it("receive only the selected events of their own company while enabled", async () => {
    const { row } = (await create({ events: ["member.joined"] })).answer;
    const off = (await create({ url: `${origin}/off` })).answer.row;
    const set = (body: Record<string, unknown>, as: Who = "owner") =>
      host.request(contract.updateWebhook, { as, body: { webhook_id: off.webhook_id, ...body } });
    expect((await set({ is_active: false })).answer.is_active).toBe(false);
    expect((await set({ is_active: true }, "stranger")).failure.code).toBe("NOT_FOUND");
    const theirs = (await create({ url: `${origin}/theirs` }, "stranger")).answer.row;
    await project("Unheard");
    const member = { user_id: 1, name: "Nora", email: "nora@acme.test", role: 2 as const };
    await emit(host.services, { kind: "member.joined", company_id: host.acme.companyId, data: { member } });
    await until(() => received.map((each) => each.path)).toEqual(["/hook"]);
    expect(JSON.parse(received[0]?.body ?? "{}").data.member.name).toBe("Nora");
    await remove(theirs.webhook_id, "stranger");
    await remove(off.webhook_id);
    await remove(row.webhook_id);
  });

  it("are not sent for changes that were rolled back", async () => {
    const { row } = (await create({})).answer;
    const broken = host.entities.transaction().execute(async (store) => {
      const data = { project: { widget_id: 1, widget_name: "Never" }, by: { user_id: 1, name: "Olive" } };
      await emit(host.services, { kind: "project.created", company_id: host.acme.companyId, data }, store);
      throw new Error("changed my mind");
    });
    await expect(broken).rejects.toThrow("changed my mind");
    await project("After");
    await until(() => received.length).toBe(1);
    expect(received[0]?.body).toContain("After");
    await remove(row.webhook_id);
  });

  it("are tested and redelivered manually, once each, with the same event", async () => {
    const { row } = (await create({})).answer;
    const test = (as: Who = "owner") =>
      host.request(contract.testWebhook, { as, body: { webhook_id: row.webhook_id } });
    const sent = (await test()).answer;
    expect(sent).toMatchObject({ kind: "ping", state: "waiting" });
    await until(() => received.length).toBe(1);
    statuses.push(503);
    const again = (as: Who = "owner") =>
      host.request(contract.redeliverWebhook, { as, body: { delivery_id: sent.delivery_id } });
    expect((await again()).answer).toMatchObject({ event_id: sent.event_id, body: sent.body });
    await until(async () => (await log(row.webhook_id))[0]).toMatchObject({
      state: "failed",
      attempts: 1,
      status: 503,
    });
    expect(received[1]?.body).toBe(received[0]?.body);
    expect((await test("stranger")).failure.code).toBe("NOT_FOUND");
    expect((await again("stranger")).failure.code).toBe("NOT_FOUND");
    for (const as of ["user", "viewer"] as const) {
      expect((await test(as)).failure.code).toBe("ROLE");
      expect((await again(as)).failure.code).toBe("ROLE");
      expect((await create({ url: `${origin}/x` }, as)).failure.code).toBe("ROLE");
      expect((await remove(row.webhook_id, as)).failure.code).toBe("ROLE");
    }
    expect((await remove(row.webhook_id, "stranger")).failure.code).toBe("NOT_FOUND");
    await remove(row.webhook_id);
    expect((await again()).failure.code).toBe("NOT_FOUND");
  });

  it("name the invalid field", async () => {
    expect((await create({ url: "nowhere" })).failure.field).toBe("url");
    expect((await create({ url: "ftp://example.com/" })).failure.field).toBe("url");
    expect((await create({ url: "https://me:pw@example.com/" })).failure.field).toBe("url");
    expect((await create({ events: [] })).failure.field).toBe("events");
    expect((await create({ events: ["everything"] })).failure.field).toBe("events.0");
    const { row } = (await create({})).answer;
    expect((await create({})).failure).toMatchObject({ code: "CONFLICT", field: "url" });
    await remove(row.webhook_id);
  });
});

describe("webhooks outside development", () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost({ env: { LOG_LEVEL: "silent" } });
  });
  afterAll(() => host.close());

  it("require https, and give the same error for unknown names and private addresses", async () => {
    const create = (url: string) =>
      host.request(contract.createWebhook, { as: "owner", body: { url, events: ["project.created"] } });
    expect((await create(origin)).failure.err).toContain("must begin with https://");
    for (const url of [
      origin.replace("http", "https"),
      "https://localhost/",
      "https://[::1]/",
      "https://0x7f.1/",
      "https://nowhere.invalid/",
    ]) {
      const { row } = (await create(url)).answer;
      await host.request(contract.testWebhook, { as: "owner", body: { webhook_id: row.webhook_id } });
      const rows = async () =>
        (await host.request(contract.getDeliveries, { as: "owner", body: { webhook_id: row.webhook_id } })).answer.rows;
      await until(async () => (await rows())[0]?.state).toBe("failed");
      expect((await rows())[0]).toMatchObject({
        failure: integrationsMessages.unreachable(),
        status: null,
        answer: null,
      });
    }
    expect(received).toEqual([]);
  });
});
