import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as contract from "@sightline/schema/rest/projects/blocking";
import { collectEvents } from "@sightline/schema/rest/ingest";
import { addressKey, createAddressHash } from "#host/http/network/addressHash.ts";
import { batchOf, chrome, pageview } from "#host/ingest/testing/batches.ts";
import { number } from "#host/stores/resultColumns.ts";
import { entityBackends } from "#host/testing/entityBackends.ts";
import { eventRow } from "#host/testing/eventRow.ts";
import { quarterDifference } from "#host/testing/quarterDifference.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { resolveHostRules } from "./resolveHostRules.ts";

const run = { attempt: 1, last: true, signal: new AbortController().signal };
type As = "owner" | "admin" | "user" | "viewer" | "stranger";
type Rule = { kind: string; value: string; label?: string; apply_to_past?: boolean };

let host: TestHost;
const widget = () => host.acme.shop.widgetId;
const create = (rule: Rule, as: As = "admin") =>
  host.request(contract.createBlockRule, { as, body: { widget_id: widget(), ...rule } });
const list = (as: As = "admin") => host.request(contract.listBlockRules, { as, body: { widget_id: widget() } });
const remove = (block_rule_id: number, as: As = "admin") =>
  host.request(contract.deleteBlockRule, { as, body: { block_rule_id } });
const preview = (kind: string, value: string, as: As = "admin") =>
  host.request(contract.previewBlockRule, { as, body: { widget_id: widget(), kind, value } });

describe.each(entityBackends)("block rules of a project ($name)", ({ openHost }) => {
  beforeAll(async () => {
    host = await openHost();
  });
  afterAll(() => host.close());

  it("are normalized, listed newest first with their author, and deleted", async () => {
    const made = (await create({ kind: "address", value: " 203.0.113.77/24 ", label: "Office" })).answer;
    expect(made).toMatchObject({ value: "203.0.113.0/24", label: "Office", dropped: 0, created_by: "Adam Admin" });
    expect((await create({ kind: "address", value: "203.0.113.1/24" })).failure).toMatchObject({
      code: "CONFLICT",
      field: "value",
    });
    const page = (await create({ kind: "page", value: "https://shop.example/checkout/*" }, "owner")).answer;
    expect(page.value).toBe("/checkout/*");
    expect((await list()).answer.map(({ block_rule_id }) => block_rule_id)).toEqual([
      page.block_rule_id,
      made.block_rule_id,
    ]);
    expect((await remove(page.block_rule_id)).answer).toEqual({ block_rule_id: page.block_rule_id });
    expect((await list()).answer.map(({ value }) => value)).toEqual(["203.0.113.0/24"]);
    expect((await remove(page.block_rule_id)).failure.code).toBe("NOT_FOUND");
  });

  it("are recorded in the audit log with all values when created and deleted", async () => {
    const made = (await create({ kind: "country", value: "DE", label: "Old office" })).answer;
    await remove(made.block_rule_id);
    await remove((await create({ kind: "country", value: "FR" })).answer.block_rule_id);
    const logged = await host.entities
      .selectFrom("audit_log")
      .select(["action", "description", "change"])
      .where("description", "like", "country %")
      .orderBy("audit_id")
      .execute();
    const whole = (field: string, value: string) => ({ field, before: null, after: value });
    const gone = (field: string, value: string) => ({ field, before: value, after: null });
    expect(logged.map(({ action, description, change }) => [action, description, change])).toEqual([
      [
        "block_rule_added",
        "country DE",
        [whole("kind", "country"), whole("value", "DE"), whole("label", "Old office")],
      ],
      ["block_rule_deleted", "country DE", [gone("kind", "country"), gone("value", "DE"), gone("label", "Old office")]],
      ["block_rule_added", "country FR", [whole("kind", "country"), whole("value", "FR")]],
      ["block_rule_deleted", "country FR", [gone("kind", "country"), gone("value", "FR")]],
    ]);
  });

  it.each([
    ["address", "office"],
    ["address", "0.0.0.0/0"],
    ["hostname", "https://office.example"],
    ["hostname", "nowhere.invalid"],
    ["country", "Germany"],
    ["country", "QQ"],
    ["agent", "abc"],
    ["page", "checkout"],
    ["page", "/*"],
  ])("refuse %s %s and name the field", async (kind, value) => {
    expect((await create({ kind, value })).failure).toMatchObject({ code: "INVALID", field: "value" });
  });

  it("refuse other roles, and do not reveal other companies' projects", async () => {
    const [rule] = (await list()).answer;
    const id = rule?.block_rule_id ?? 0;
    for (const as of ["user", "viewer"] as const) {
      const refused = [
        create({ kind: "country", value: "DE" }, as),
        list(as),
        remove(id, as),
        preview("country", "DE", as),
      ];
      for (const { failure } of await Promise.all(refused)) expect(failure.code).toBe("ROLE");
    }
    const strange = [
      create({ kind: "country", value: "DE" }, "stranger"),
      list("stranger"),
      remove(id, "stranger"),
      preview("country", "DE", "stranger"),
    ];
    for (const { failure } of await Promise.all(strange)) expect(failure.code).toBe("NOT_FOUND");
  });

  it("store the addresses of a host name, and preserve them while the name does not resolve", async () => {
    const rule = (await create({ kind: "hostname", value: "LOCALHOST" })).answer;
    expect(rule.addresses).toContain("127.0.0.1");
    const changed = { value: "nowhere.invalid", addresses: JSON.stringify(["192.0.2.1"]) };
    await host.entities
      .updateTable("block_rule")
      .set(changed)
      .where("block_rule_id", "=", rule.block_rule_id)
      .execute();
    await resolveHostRules.work(host.services, {}, run);
    const after = (await list()).answer.find((each) => each.block_rule_id === rule.block_rule_id);
    expect(after).toMatchObject({ addresses: ["192.0.2.1"] });
    expect(after?.resolve_error).toBeTruthy();
    await host.entities
      .updateTable("block_rule")
      .set({ value: "localhost" })
      .where("block_rule_id", "=", rule.block_rule_id)
      .execute();
    await resolveHostRules.work(host.services, {}, run);
    const again = (await list()).answer.find((each) => each.block_rule_id === rule.block_rule_id);
    expect(again).toMatchObject({ resolve_error: null });
    expect(again?.addresses).toContain("127.0.0.1");
  });
});

describe("effect of block rules", () => {
  beforeAll(async () => {
    host = await openTestHost({ env: { TRUSTED_PROXIES: 1 }, at: Date.now() });
  });
  afterAll(() => host.close());
  beforeEach(async () => {
    for (const table of ["event", "session_quarter"]) await host.events.command(`TRUNCATE TABLE ${table}`);
    await host.entities.deleteFrom("block_rule").execute();
    host.clock.move(60_000); // the project cache of ingest has expired
  });

  const visit = (ip: string, url = "https://shop.example/") =>
    host.fetch(collectEvents.path.replace("{widget_key}", host.acme.shop.key), {
      method: "POST",
      headers: { "x-forwarded-for": ip, "user-agent": chrome },
      body: JSON.stringify(batchOf([pageview(url, host.clock.now())], { sent_at: host.clock.now() })),
    });
  const stored = async () => (await host.events.query({ n: number }, "SELECT count() AS n FROM event"))[0]?.n;

  it("drops matching events at ingest and reports the number", async () => {
    await create({ kind: "address", value: "198.51.100.7" });
    await create({ kind: "page", value: "/admin*" });
    for (const ip of ["198.51.100.7", "198.51.100.7", "198.51.100.8"]) expect((await visit(ip)).status).toBe(204);
    expect((await visit("198.51.100.8", "https://shop.example/admin/x")).status).toBe(204);
    await host.ingest.flush();
    expect(await stored()).toBe(1);
    const rules = (await list()).answer;
    expect(rules.map(({ value, dropped }) => [value, dropped])).toEqual([
      ["/admin*", 1],
      ["198.51.100.7", 2],
    ]);
    expect(rules.every(({ last_dropped_at }) => last_dropped_at !== null)).toBe(true);
  });

  it("previews the real events of the last 30 days by address, network, country and page", async () => {
    await visit("198.51.100.7");
    await visit("198.51.100.8", "https://shop.example/admin/a_b");
    await visit("8.8.8.8", "https://shop.example/admin");
    await host.ingest.flush();
    const day = 86_400_000;
    const { traceOf } = createAddressHash(await addressKey(host.entities));
    const old = (days: number, columns: object = {}) =>
      eventRow({
        widgetId: widget(),
        session: 50 + days,
        at: new Date(host.clock.now() - days * day).toISOString(),
        ...columns,
      });
    const seven = { address_hash: traceOf("198.51.100.7")?.address };
    await host.events.insert("event", [old(29, seven), old(31, seven), old(3), old(2, { ...seven, is_bot: 1 })]);

    const counted = async (kind: string, value: string) => (await preview(kind, value)).answer;
    expect(await counted("address", "198.51.100.7")).toEqual({
      would_block: 2,
      events: 5,
      unknown: 1,
      is_countable: true,
      addresses: [],
    });
    expect(await counted("address", "198.51.100.0/29")).toMatchObject({ would_block: 2 });
    expect(await counted("address", "198.51.100.0/28")).toMatchObject({ would_block: 3 });
    expect(await counted("address", "198.51.100.0/24")).toMatchObject({ would_block: 2, is_countable: true });
    expect(await counted("address", "198.0.0.0/8")).toMatchObject({ would_block: 0, is_countable: false });
    expect(await counted("country", "us")).toMatchObject({ would_block: 1, unknown: 0 });
    expect(await counted("page", "/admin*")).toMatchObject({ would_block: 2 });
    expect(await counted("page", "/admin/a_b")).toMatchObject({ would_block: 1 });
    expect(await counted("page", "/admin/aXb")).toMatchObject({ would_block: 0 });
    expect(await counted("agent", "Chrome")).toMatchObject({ would_block: 0, is_countable: false });
  });

  it("deletes matching past events only when requested", async () => {
    await visit("198.51.100.7");
    await visit("198.51.100.7");
    await visit("198.51.100.8");
    await host.ingest.flush();
    await create({ kind: "address", value: "198.51.100.7", apply_to_past: true });
    await expect.poll(stored, { timeout: 20_000 }).toBe(1);
    expect(await quarterDifference(host.events)).toEqual([]);
    expect((await create({ kind: "agent", value: "Chrome", apply_to_past: true })).failure).toMatchObject({
      field: "apply_to_past",
    });
  });
});
