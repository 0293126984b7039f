// Invalid input from strangers, mistakes or attackers to every endpoint.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authenticate, getAvatar, getUser, getUsers, ping } from "@sightline/schema/rest/account/account";
import { getWidgets } from "@sightline/schema/rest/projects/projects";
import { createShareLink } from "@sightline/schema/rest/share/share";
import { createAnnotation } from "@sightline/schema/rest/timeline/timeline";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const annotate = (text: unknown, headers: Record<string, string> = {}) =>
  host.request(createAnnotation, {
    as: "owner",
    headers,
    body: { widget_id: host.acme.shop.widgetId, date: "2026-03-05", text },
  });

describe("request body", () => {
  const send = (body: unknown, headers = {}) => host.request(getUsers, { as: "owner", body, headers });

  it.each([
    ["no JSON", "{user_id:1", "body"],
    ["null", "null", "body"],
    ["a list", "[]", "body"],
    ["a text", '"x"', "body"],
    ["a number", "5", "body"],
    ["a wrong type inside", '{"user_id":"1"}', "user_id"],
    ["a number beyond 32 bits", '{"user_id":99999999999}', undefined],
    ["nesting without end", `{"a":${"[".repeat(5000)}${"]".repeat(5000)}}`, "a"],
  ])("is refused by name: %s", async (_what, text, field) => {
    const { status, failure } = await send(text);
    expect([status, failure.code, failure.field]).toEqual([400, "INVALID", field]);
    expect(failure.err).not.toMatch(/Error|at .*:\d+|zod/i);
  });

  it("is optional when it has no required field, and may contain unknown fields", async () => {
    expect((await send("")).status).toBe(200);
    expect((await send('{"__proto__":{"role":0},"constructor":1,"other":[]}')).status).toBe(200);
  });

  it("must have a JSON content type, without a content encoding", async () => {
    expect((await send("{}", { "content-type": "text/plain" })).failure.field).toBe("content-type");
    expect((await send("{}", { "content-encoding": "gzip" })).failure.field).toBe("content-encoding");
    expect((await send("{}", { "content-type": "application/json; charset=utf-8" })).status).toBe(200);
  });

  it("is limited to 1 MB, with or without a content length", async () => {
    const large = JSON.stringify({ user_id: "x".repeat(1_100_000) });
    expect((await send(large)).failure).toMatchObject({ code: "TOO_LARGE", field: "body" });
    expect((await send(large, { "content-length": String(large.length) })).status).toBe(413);
  });

  it("must contain text that can be stored", async () => {
    expect((await annotate("a\u0000b")).failure).toMatchObject({ code: "INVALID", field: "text" });
    expect((await annotate("half \ud800")).failure).toMatchObject({ code: "INVALID", field: "text" });
    expect((await annotate("naïve 🎈 ' \" \\ ; --")).answer.text).toBe("naïve 🎈 ' \" \\ ; --");
  });
});

describe("request headers", () => {
  it.each([
    ["widgetid", "0"],
    ["widgetid", "1, 1"],
    ["widgetid", "99999999999"],
    ["companyid", "-1"],
    ["tz", "fifteen"],
    ["tz", "15"],
    ["tz", "1e1"],
  ])("%s: %s is refused by name", async (name, value) => {
    const { status, failure } = await host.request(getUser, { as: "owner", headers: { [name]: value } });
    expect([status, failure.code, failure.field]).toEqual([400, "INVALID", name]);
    expect(failure.err).toContain(name);
  });

  it("are accepted when empty or valid", async () => {
    const headers = { widgetid: " ", tz: "-3.5", companyid: "" };
    expect((await host.request(getUser, { as: "owner", headers })).status).toBe(200);
  });

  it("are refused with two jwts", async () => {
    const { jwt } = host.members.owner;
    expect((await host.request(getUser, { as: { jwt: `${jwt}, ${jwt}` } })).status).toBe(401);
  });
});

describe("response", () => {
  it("disallows caching and sniffing, and has a request id that is also in the log", async () => {
    const { headers } = await host.request(getUser, { as: "owner", headers: { "x-request-id": "walk-7" } });
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-request-id")).toBe("walk-7");
    const odd = await host.request(getUser, { as: "owner", headers: { "x-request-id": "a b" } });
    expect(odd.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("names the right method for a wrong one, and is JSON for an unknown path", async () => {
    const wrong = await host.fetch("/user", { method: "DELETE" });
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET"]);
    const unknown = await host.fetch("/no/such/thing");
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { err: "This address was not found", code: "NOT_FOUND", reason: "request.addressNotFound", params: {} },
    ]);
  });

  it("is a client error for invalid escapes in a URL", async () => {
    expect((await host.fetch("/avatar/%E0%A4%A")).status).toBeLessThan(500);
    expect((await host.fetch("/avatar/%00")).status).toBe(400);
    expect((await host.request(getAvatar, { params: { email: "x" }, query: { v: "123456789" } })).failure.field).toBe(
      "v",
    );
  });

  it("is an opaque 500 for an internal error", async () => {
    await host.entities.schema.alterTable("user_attribute").renameTo("hidden").execute();
    const broken = await host.fetch("/user/attribute/insight", { headers: { jwt: host.members.owner.jwt } });
    await host.entities.schema.alterTable("hidden").renameTo("user_attribute").execute();
    expect(broken.status).toBe(500);
    const text = await broken.text();
    expect(JSON.parse(text)).toMatchObject({ code: "INTERNAL", requestId: broken.headers.get("x-request-id") });
    expect(text).not.toMatch(/user_attribute|relation|select/i);
  });
});

describe("authenticated API key", () => {
  const key = "sk_test_0000000000000000";
  const use = () => host.request(getWidgets, { as: { jwt: key } });

  it("acts for its company until revoked, and updates its last use at most once a minute", async () => {
    expect((await use()).status).toBe(401);
    const { createHash } = await import("node:crypto");
    const key_hash = createHash("sha256").update(key).digest("hex");
    const owner = { company_id: host.acme.companyId, user_id: host.members.user.userId };
    await host.entities
      .insertInto("api_key")
      .values({ ...owner, name: "tool", key_hash })
      .execute();
    host.clock.move(2000);
    const began = host.clock.now();
    expect((await use()).answer).toHaveLength(2);
    expect((await host.request(ping, { as: { jwt: key } })).answer.role).toBe(2);
    const lastUsed = async () =>
      (
        await host.entities.selectFrom("api_key").select("last_used_at").executeTakeFirstOrThrow()
      ).last_used_at?.getTime();
    host.clock.move(59_000);
    await use();
    expect(await lastUsed()).toBe(began);
    host.clock.move(2000);
    await use();
    expect(await lastUsed()).toBe(began + 61_000);
    await host.entities
      .updateTable("api_key")
      .set({ revoked_at: new Date(host.clock.now()) })
      .execute();
    host.clock.move(2000);
    expect((await use()).status).toBe(401);
  });
});

describe("idempotency key", () => {
  const notes = async () => (await host.entities.selectFrom("annotation").select("annotation_id").execute()).length;

  it("returns the first response for 24 hours, also to simultaneous requests", async () => {
    const before = await notes();
    const key = { "idempotency-key": "note-0001" };
    const answers = await Promise.all(Array.from({ length: 6 }, () => annotate("once", key)));
    const ids = new Set(answers.map((each) => each.answer.annotation_id));
    expect([ids.size, await notes()]).toEqual([1, before + 1]);
    host.clock.move(24 * 3_600_000 + 1);
    expect(ids.has((await annotate("once", key)).answer.annotation_id)).toBe(false);
  });

  it("is scoped to one caller, one endpoint and one body", async () => {
    const key = { "x-idempotency-key": "note-0002" };
    const first = (await annotate("mine", key)).answer;
    const body = { widget_id: host.acme.shop.widgetId, date: "2026-03-05", text: "mine" };
    const theirs = await host.request(createAnnotation, { as: "admin", body, headers: key });
    expect(theirs.answer.annotation_id).not.toBe(first.annotation_id);
    expect((await annotate("other", key)).failure).toMatchObject({ code: "CONFLICT", field: "idempotency-key" });
    expect((await annotate("mine", { "idempotency-key": "short" })).failure.field).toBe("idempotency-key");
  });

  it("is released after a refusal, and taken over from a crashed process", async () => {
    const key = { "idempotency-key": "note-0003" };
    expect((await annotate("  ", key)).status).toBe(400);
    expect((await annotate("now", key)).status).toBe(200);
    await host.entities.updateTable("idempotency").set({ status: 0, answer: "" }).execute();
    host.clock.move(60_001);
    expect((await annotate("now", key)).status).toBe(200);
  });

  it("stores no secret of a response", async () => {
    const body = {
      widget_id: host.acme.shop.widgetId,
      modules: "dashboard",
      startDate: "2026-03-01",
      endDate: "2026-03-02",
    };
    const make = () =>
      host.request(createShareLink, { as: "owner", body, headers: { "idempotency-key": "link-0001" } });
    const { encryptedParam } = (await make()).answer;
    expect((await make()).answer.encryptedParam).toBe(encryptedParam);
    const stored = JSON.stringify(await host.entities.selectFrom("idempotency").selectAll().execute());
    expect(stored).not.toContain(encryptedParam);
    expect(stored).not.toContain("link-0001");
  });

  it("has no effect on a sign-in, where the caller is unknown", async () => {
    const sign = (password: string) =>
      host.request(authenticate, {
        body: { email: "olive@acme.test", password },
        headers: { "idempotency-key": "sign-0001" },
      });
    expect((await sign("correct horse")).status).toBe(200);
    expect((await sign("wrong")).status).toBe(401);
  });
});

describe("OpenAPI document", () => {
  it("describes every endpoint with its parameters, body and responses", async () => {
    const document = (await (await host.fetch("/openapi.json")).json()) as {
      openapi: string;
      paths: Record<
        string,
        Record<string, { operationId: string; parameters: { name: string; in: string }[]; responses: object }>
      >;
    };
    expect(document.openapi).toBe("3.1.0");
    const plan = document.paths["/plan/info/{paid_plan}"]?.["get"];
    expect(plan?.parameters.map((each) => `${each.in} ${each.name}`)).toEqual([
      "path paid_plan",
      "header widgetid",
      "header tz",
    ]);
    expect(document.paths["/installation/show-banner/{widgetId}"]?.["get"]?.responses).toHaveProperty("204");
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(new Set(operations.map((each) => each.operationId)).size).toBe(operations.length);
    expect(operations.length).toBeGreaterThan(40);
  });
});
