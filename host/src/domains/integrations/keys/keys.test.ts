import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getUser } from "@sightline/schema/rest/account/account";
import * as contract from "@sightline/schema/rest/integrations/developer";
import { createWidget, getWidgets } from "@sightline/schema/rest/projects/projects";
import { getTeam } from "@sightline/schema/rest/team/team";
import { createAnnotation } from "@sightline/schema/rest/timeline/timeline";
import { forgetOldRequests } from "#host/http/keys/requestLog.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

const DAY = 86_400_000;
let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

type Who = "owner" | "admin" | "user" | "viewer" | "stranger";
const list = async (as: Who = "owner") => (await host.request(contract.getApiKeys, { as, body: {} })).answer.rows;
const create = (body: Record<string, unknown>, as: Who | { jwt: string } = "owner") =>
  host.request(contract.createApiKey, { as, body: { name: "Nightly", scopes: ["read:reports"], ...body } });
const made = async (name: string, scopes: string[], more = {}) => (await create({ name, scopes, ...more })).answer;
const revoke = (key_id: number, as: Who = "owner") => host.request(contract.deleteApiKey, { as, body: { key_id } });
const log = (body: Record<string, unknown> = {}, as: Who = "owner") =>
  host.request(contract.getApiRequests, { as, body });

describe("API key", () => {
  it("is shown once and stored as a hash", async () => {
    const { row, key } = await made("Shown once", ["read:reports", "read:reports"], { expires_in_days: 30 });
    expect(key).toMatch(/^sk_live_[\w-]{32}$/);
    expect(row).toMatchObject({
      name: "Shown once",
      key_start: key.slice(0, 12),
      scopes: ["read:reports"],
      created_by: "Olive Owner",
      role: 0,
      last_used_at: null,
      last_used_from: null,
    });
    expect(Date.parse(row.expires_at ?? "") - host.clock.now()).toBe(30 * DAY);
    const stored = JSON.stringify(await host.entities.selectFrom("api_key").selectAll().execute());
    expect(stored).not.toContain(key);
    expect(stored).toContain(createHash("sha256").update(key).digest("hex"));
    expect(JSON.stringify(await list())).not.toContain(key.slice(12));
  });

  it("reports when, and from what kind of address, it was last used", async () => {
    const { row, key } = await made("Used", ["read:account"]);
    await host.request(getUser, { as: { jwt: key } });
    const found = (await list()).find((each) => each.key_id === row.key_id);
    expect(found).toMatchObject({
      last_used_at: new Date(host.clock.now()).toISOString(),
      last_used_from: "loopback",
    });
  });

  it("stops working when revoked or expired, and is limited by its owner's role", async () => {
    const { row, key } = await made("Short", ["write:all"], { expires_in_days: 1 });
    const use = async () => (await host.request(getUser, { as: { jwt: key } })).status;
    expect(await use()).toBe(200);
    host.clock.move(DAY);
    expect(await use()).toBe(401);
    host.clock.move(-DAY);
    expect((await revoke(row.key_id)).answer).toEqual({ key_id: row.key_id });
    host.clock.move(3000);
    expect(await use()).toBe(401);
    expect((await list()).some((each) => each.key_id === row.key_id)).toBe(false);
    expect((await revoke(row.key_id)).failure.code).toBe("NOT_FOUND");
  });

  it("is created and revoked by owners and admins of its company in a browser session", async () => {
    const { row, key } = await made("Mine", ["write:all"]);
    for (const as of ["user", "viewer"] as const) {
      expect((await create({ name: "No" }, as)).failure.code).toBe("ROLE");
      expect((await revoke(row.key_id, as)).failure.code).toBe("ROLE");
      expect((await host.request(contract.getApiKeys, { as, body: {} })).failure.code).toBe("ROLE");
      expect((await log({}, as)).failure.code).toBe("ROLE");
    }
    expect((await create({ name: "Another" }, { jwt: key })).failure).toMatchObject({
      code: "ROLE",
      err: "An API key can't do this. Sign in as an owner or admin.",
    });
    expect((await revoke(row.key_id, "stranger")).failure.code).toBe("NOT_FOUND");
    expect(await list("stranger")).toEqual([]);
    expect((await revoke(row.key_id, "admin")).status).toBe(200);
  });

  it("names the invalid field", async () => {
    expect((await create({ name: " " })).failure.field).toBe("name");
    expect((await create({ scopes: [] })).failure.field).toBe("scopes");
    expect((await create({ scopes: ["all"] })).failure.field).toBe("scopes.0");
    expect((await create({ expires_in_days: 0 })).failure.field).toBe("expires_in_days");
    await made("Twice", ["read:reports"]);
    expect((await create({ name: "twice" })).failure).toMatchObject({ code: "CONFLICT", field: "name" });
  });
});

describe("API request log", () => {
  it("lists each request with a key, refused ones included, by outcome and by key", async () => {
    const { row, key } = await made("Logged", ["read:reports"]);
    const as = { jwt: key };
    await host.request(getWidgets, { as, headers: { "x-request-id": "one-operation" } });
    await host.request(getTeam, { as });
    await host.request(getWidgets, { as, body: "{" });
    await host.request(getUser, { as: "owner" });
    const mine = (await log({ key_id: row.key_id })).answer;
    expect(mine.total).toBe(3);
    expect(mine.rows.map(({ path, status }) => [path, status])).toEqual([
      ["/getWidgets", 400],
      ["/team/list", 403],
      ["/getWidgets", 200],
    ]);
    expect(mine.rows[2]).toMatchObject({ key_name: "Logged", request_id: "one-operation", from: "loopback" });
    expect((await log({ key_id: row.key_id, outcome: "refused" })).answer.total).toBe(2);
    const [first] = mine.rows;
    const older = (await log({ key_id: row.key_id, before_id: first?.api_request_id, limit: 1 })).answer;
    expect(older.rows.map(({ status }) => status)).toEqual([403]);
    expect((await log({ key_id: row.key_id }, "stranger")).answer.rows).toEqual([]);
  });

  it("deletes entries older than 14 days", async () => {
    const before = (await log()).answer.total;
    expect(before).toBeGreaterThan(0);
    const later = { entities: host.entities, now: () => host.clock.now() + 14 * DAY + 1 };
    await forgetOldRequests({ ...later, now: () => later.now() - DAY });
    expect((await log()).answer.total).toBe(before);
    await forgetOldRequests(later);
    expect((await log()).answer.total).toBe(0);
  });
});

it("refuses a write with a key that lacks the scope, and allows it within the owner's permissions otherwise", async () => {
  const project = { widget_name: "By key", widget_allowed_website: [] };
  const writer = { jwt: (await made("Writer", ["write:projects"])).key };
  const reader = { jwt: (await made("Reader", ["read:reports", "read:account"])).key };
  const note = { widget_id: host.acme.shop.widgetId, date: "2026-03-05", text: "By key" };
  expect((await host.request(createWidget, { as: reader, body: project })).failure).toMatchObject({
    code: "ROLE",
    err: "This key doesn't have the required scope. Create one with the scope write:projects or write:all.",
  });
  expect((await host.request(createAnnotation, { as: reader, body: note })).failure.code).toBe("ROLE");
  expect((await host.request(createAnnotation, { as: writer, body: note })).answer.text).toBe("By key");
  expect((await host.request(createWidget, { as: writer, body: project })).answer.widget_name).toBe("By key");
  expect((await host.request(getTeam, { as: reader })).status).toBe(200);
  expect((await host.request(getTeam, { as: writer })).failure.code).toBe("ROLE");
});
