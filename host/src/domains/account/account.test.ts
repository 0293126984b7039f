import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as contract from "@sightline/schema/rest/account/account";
import { entityBackends } from "#host/testing/entityBackends.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

describe.each(entityBackends)("account endpoints ($name)", ({ openHost }) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openHost();
  });
  afterAll(() => host.close());

  it("return the signed-in user", async () => {
    const { answer } = await host.request(contract.getUser, { as: "viewer" });
    expect(answer).toMatchObject({ user_id: host.members.viewer.userId, name: "Vic Viewer", role: 3, status: 1 });
    expect((await host.request(contract.getUser)).status).toBe(401);
    expect((await host.request(contract.getUser, { as: { jwt: "forged.jwt.here" } })).status).toBe(401);
  });

  it("return records of the company to owners and admins, and none of other companies", async () => {
    const { owner, user, stranger } = host.members;
    const of = (user_id: number) => ({ user_id });
    expect((await host.request(contract.getUsers, { as: "user" })).answer.user_id).toBe(user.userId);
    expect((await host.request(contract.getUsers, { as: "admin", body: of(user.userId) })).answer.role).toBe(2);
    expect((await host.request(contract.getUsers, { as: "user", body: of(owner.userId) })).failure.code).toBe("ROLE");
    for (const id of [stranger.userId, 999_999]) {
      const refused = await host.request(contract.getUsers, { as: "owner", body: of(id) });
      expect(refused.failure).toMatchObject({ err: "The user was not found", code: "NOT_FOUND" });
    }
    expect((await host.request(contract.getUsers, { as: "owner", body: { user_id: "x" } })).failure.field).toBe(
      "user_id",
    );
  });

  it("respond to a ping with the current role and plan", async () => {
    const send = (body?: unknown) => host.request(contract.ping, { as: "admin", body });
    expect((await send()).answer).toEqual({ ok: true, status: 1, role: 1, paid_plan: 3 });
    const { userId } = host.members.admin;
    await host.entities.updateTable("member").set({ role: 2 }).where("user_id", "=", userId).execute();
    expect((await send()).answer.role).toBe(2);
    await host.entities.updateTable("member").set({ role: 1 }).where("user_id", "=", userId).execute();
    const old = new Date(host.clock.now() - 72 * 3_600_000).toISOString();
    expect((await send({ session_time: old })).status).toBe(401);
    expect((await send({ session_time: "yesterday" })).failure).toMatchObject({
      code: "INVALID",
      field: "session_time",
    });
  });

  it("return the host's version, and force a reload when an operator requests it", async () => {
    const requested = await host.request(contract.getAppVersion);
    expect(requested.answer).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+/), force: false });
    const row = { key: "forced_version", value: requested.answer.version };
    await host.entities.insertInto("host_state").values(row).execute();
    expect((await host.request(contract.getAppVersion)).answer.force).toBe(true);
  });

  it("draw initials without injected markup", async () => {
    const draw = (email: string, name: string) =>
      host.fetch(`/avatar/${encodeURIComponent(email)}?v=6&name=${encodeURIComponent(name)}`);
    const drawn = await draw("ann@b.c", "Ann van Other");
    expect(drawn.headers.get("content-type")).toBe("image/svg+xml");
    expect(drawn.headers.get("cache-control")).toContain("max-age");
    expect(await drawn.text()).toContain(">AO</text>");
    expect(await (await draw("ann@b.c", '<script "x')).text()).toContain('aria-label="&lt;&quot;"');
    expect(await (await draw("zoe.lee@b.c", "")).text()).toContain(">ZL</text>");
    expect((await draw("a".repeat(400), "x")).status).toBe(400);
  });

  it("store attributes per user", async () => {
    const key = "REASON_NO_UPGRADE";
    const read = (as: "user" | "viewer") => host.request(contract.getUserAttribute, { as, params: { key } });
    expect((await read("user")).answer).toEqual({ key, value: null });
    for (const value of ["too dear", "no time"]) {
      await host.request(contract.setUserAttribute, { as: "user", body: { key, value } });
      expect((await read("user")).answer).toEqual({ key, value });
    }
    expect((await read("viewer")).answer.value).toBeNull();
    const unknown = await host.request(contract.getUserAttribute, { as: "user", params: { key: "colour" } });
    expect(unknown.failure).toMatchObject({ code: "INVALID", field: "key" });
    const other = await host.request(contract.setUserAttribute, { as: "user", body: { key: "colour", value: "red" } });
    expect(other.failure).toMatchObject({
      field: "key",
      err: '"key" must be one of "REASON_NO_UPGRADE", "insight", "welcome"',
    });
  });

  it("report the quickstart steps that were really completed, regardless of stored values", async () => {
    const key = "insight";
    const read = async () => {
      const { value } = (await host.request(contract.getUserAttribute, { as: "user", params: { key } })).answer;
      return value === null ? null : (JSON.parse(value) as unknown);
    };
    expect(await read()).toBeNull();
    const { widgetId } = host.acme.shop;
    const shop = host.entities.updateTable("widget").where("widget_id", "=", widgetId);
    await shop.set({ installed_at: new Date(host.clock.now()) }).execute();
    expect(await read()).toEqual({ "Setup tracking code": 1 });
    const value = JSON.stringify({ "Setup tracking code": 0, "View heatmap": 1, closeStatus: 1 });
    await host.request(contract.setUserAttribute, { as: "user", body: { key, value } });
    expect(await read()).toEqual({ "Setup tracking code": 1, "View heatmap": 1, closeStatus: 1 });
    const funnel = { id_name: "checkout", steps: "[]" };
    await host.entities
      .insertInto("funnel")
      .values([
        { ...funnel, widget_id: host.other.site.widgetId },
        { ...funnel, widget_id: widgetId, deleted_at: new Date(host.clock.now()) },
      ])
      .execute();
    expect(await read()).toMatchObject({ "Create Funnel": 1, "View heatmap": 1 });
    await host.entities.deleteFrom("funnel").where("widget_id", "=", widgetId).execute();
    expect(await read()).not.toHaveProperty("Create Funnel");
    await shop.set({ installed_at: null }).execute();
  });

  it("list demo accounts only on a demo host", async () => {
    expect((await host.request(contract.getDemo)).status).toBe(404);
  });
});

describe("demo host", () => {
  it("lists its accounts by role, highest first", async () => {
    const host = await openTestHost({ env: { DEMO: true, TRACKER_URL: "http://localhost:4100" } });
    const demoMember = { company_id: host.acme.companyId, name: "Demo", password_hash: null };
    await host.entities
      .insertInto("member")
      .values([
        { ...demoMember, email: "viewer@demo.test", role: 3 },
        { ...demoMember, email: "ended@demo.test", role: 0, company_id: host.other.companyId },
        { ...demoMember, email: "owner@demo.test", role: 0 },
      ])
      .execute();
    const { answer } = await host.request(contract.getDemo);
    expect(answer.accounts).toEqual([
      { email: "owner@demo.test", role: 0 },
      { email: "viewer@demo.test", role: 3 },
    ]);
    expect(answer).toMatchObject({ password: "sightline", site_url: "http://localhost:4100/demo/" });
    await host.close();
  });
});
