import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getUser } from "@sightline/schema/rest/account/account";
import { checkTraffic, getWidgets } from "@sightline/schema/rest/projects/projects";
import * as contract from "@sightline/schema/rest/share/share";
import { entityBackends } from "#host/testing/entityBackends.ts";
import { getCompanyShareLinks } from "@sightline/schema/rest/share/companyLinks";
import type { TestHost } from "#host/testing/testHost.ts";

const MINUTE = 60_000;

describe.each(entityBackends)("share links ($name)", ({ openHost }) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openHost();
  });
  afterAll(() => host.close());

  const make = (more: Record<string, unknown> = {}, as: "user" | "viewer" | "owner" = "user") => {
    const range = { startDate: "2026-03-01", endDate: "2026-03-17" };
    const body = { widget_id: host.acme.shop.widgetId, modules: "dashboard", ...range, ...more };
    return host.request(contract.createShareLink, { as, body });
  };
  const open = (encryptedParam: string, sharepassword?: string) =>
    host.request(contract.getShareLinkData, {
      params: { encryptedParam },
      ...(sharepassword === undefined ? {} : { headers: { sharepassword } }),
    });
  const update = (body: Record<string, unknown>, as: "user" | "viewer" | "stranger" = "user") =>
    host.request(contract.updateShareLink, { as, body });
  const UNKNOWN = { err: "The link was not found", code: "NOT_FOUND" };

  it("open one project and nothing else, without an account", async () => {
    const { encryptedParam, link } = (await make()).answer;
    expect(encryptedParam).toMatch(/^[\w-]{32}$/);
    expect(link).toMatchObject({
      modules: "dashboard",
      flag: 0,
      has_password: false,
      clicks: 0,
      created_by: "Uma User",
    });
    const [opened] = (await open(encryptedParam)).answer;
    expect(opened).toMatchObject({
      company_id: host.acme.companyId,
      datas: { widget_id: link.widget_id, widget_name: "Shop", startDate: "2026-03-01", endDate: "2026-03-17" },
    });
    const as = { jwt: opened?.datas.jwt ?? "" };
    expect((await host.request(getWidgets, { as })).answer.map((each) => each.widget_name)).toEqual(["Shop"]);
    expect((await host.request(getUser, { as })).failure.code).toBe("ROLE");
    const other = { widgetid: String(host.acme.blog.widgetId) };
    expect((await host.request(checkTraffic, { as, headers: other })).status).toBe(404);
  });

  it("are stored without their token, which differs for each link", async () => {
    const params = await Promise.all([make(), make()]);
    const [a = "", b = ""] = params.map((each) => each.answer.encryptedParam);
    expect(a).not.toBe(b);
    const stored = JSON.stringify(await host.entities.selectFrom("share_link").selectAll().execute());
    expect(stored).not.toContain(a.slice(0, 17));
  });

  it("look alike when unknown, disabled, expired or deleted, and revoke their jwts immediately", async () => {
    expect((await open("A".repeat(32))).failure).toMatchObject(UNKNOWN);
    const off = (await make()).answer;
    const expired = (await make({ expires_at: new Date(host.clock.now() + MINUTE).toISOString() })).answer;
    const deleted = (await make()).answer;
    const jwts = await Promise.all(
      [off, expired, deleted].map(async (each) => (await open(each.encryptedParam)).answer[0]?.datas.jwt ?? ""),
    );
    expect((await update({ share_link_id: off.link.share_link_id, flag: 1 })).answer.flag).toBe(1);
    host.clock.move(MINUTE);
    const body = { share_link_id: deleted.link.share_link_id };
    for (const _ of [1, 2])
      expect((await host.request(contract.deleteShareLink, { as: "user", body })).status).toBe(200);
    for (const { encryptedParam } of [off, expired, deleted])
      expect((await open(encryptedParam)).failure).toMatchObject(UNKNOWN);
    for (const jwt of jwts) expect((await host.request(getWidgets, { as: { jwt } })).failure).toMatchObject(UNKNOWN);
    expect((await update({ share_link_id: off.link.share_link_id, flag: 0 })).answer.flag).toBe(0);
    expect((await open(off.encryptedParam)).status).toBe(200);
    expect((await update({ ...body, flag: 0 })).failure).toMatchObject(UNKNOWN);
  });

  it("require the password, and allow 10 attempts", async () => {
    const { encryptedParam } = (await make({ password: "open sesame" })).answer;
    expect((await open(encryptedParam)).failure).toMatchObject({ code: "UNAUTHENTICATED", field: "sharepassword" });
    expect((await open(encryptedParam, "open sesame")).status).toBe(200);
    const attempts = await Promise.all(Array.from({ length: 14 }, (_, n) => open(encryptedParam, `guess ${n}`)));
    const statuses = attempts.map((each) => each.status);
    expect([statuses.filter((each) => each === 401).length, statuses.filter((each) => each === 429).length]).toEqual([
      10, 4,
    ]);
    expect((await open(encryptedParam, "open sesame")).status).toBe(429);
    host.clock.move(15 * MINUTE);
    expect((await open(encryptedParam, "open sesame")).status).toBe(200);
  });

  it("return what the link permits, and count visits", async () => {
    const { encryptedParam, link } = (await make({ modules: "events", event_type: "event", event_name: "purchase" }))
      .answer;
    const as = { jwt: (await open(encryptedParam)).answer[0]?.datas.jwt ?? "" };
    const headers = { widgetid: String(link.widget_id), companyid: String(host.acme.companyId) };
    const permission = {
      modules: "events",
      unique_module_id: "",
      flag: 0,
      event_type: "event",
      event_name: "purchase",
    };
    expect((await host.request(contract.getSharePermission, { as, headers })).answer).toEqual(permission);
    for (const moved of [{ widgetid: String(host.acme.blog.widgetId) }, { companyid: String(host.other.companyId) }]) {
      expect(
        (await host.request(contract.getSharePermission, { as, headers: { ...headers, ...moved } })).failure,
      ).toMatchObject(UNKNOWN);
    }
    expect((await host.request(contract.getSharePermission, { as: "owner", headers })).failure.code).toBe("ROLE");

    const count = (more = {}, key?: string) =>
      host.request(contract.countShareLinkOpen, {
        as,
        body: { modules: "events", widget_id: link.widget_id, ...more },
        ...(key ? { headers: { "x-idempotency-key": key } } : {}),
      });
    expect((await count()).answer.clicks).toBe(1);
    expect((await count({}, "opening-1")).answer.clicks).toBe(2);
    expect((await count({}, "opening-1")).answer.clicks).toBe(2);
    expect((await count({ modules: "dashboard" })).status).toBe(404);
    expect(
      (await host.request(contract.countShareLinkOpen, { as: "owner", body: { modules: "events", widget_id: 1 } }))
        .failure.code,
    ).toBe("ROLE");
  });

  it("store what they hide and forbid, and return it when opened", async () => {
    const { encryptedParam, link } = (await make({ hide: ["names", "emails"], download: false })).answer;
    expect(link).toMatchObject({ hide: ["names", "emails"], download: false });
    const jwt = (await open(encryptedParam)).answer[0]?.datas.jwt ?? "";
    const claims = await host.services.tokens.read(jwt);
    expect(claims).toMatchObject({ hide: ["names", "emails"], download: false });
    expect((await make()).answer.link).toMatchObject({ hide: [], download: true });
    expect((await make({ hide: ["ages"] })).failure.field).toBe("hide.0");
  });

  it("are listed per project, newest first", async () => {
    const body = { widget_id: host.acme.blog.widgetId };
    for (const modules of ["dashboard", "analytics"]) await make({ ...body, modules }, "owner");
    const list = async (more = {}) =>
      (await host.request(contract.getShareLinks, { as: "viewer", body: { ...body, ...more } })).answer;
    expect((await list()).rows.map((each) => each.modules)).toEqual(["analytics", "dashboard"]);
    expect(await list({ modules: "dashboard" })).toMatchObject({ total: 1, rows: [{ created_by: "Olive Owner" }] });
    expect((await host.request(contract.getShareLinks, { as: "stranger", body })).status).toBe(404);
  });

  it("are listed for every project that the caller sees, and for no other company", async () => {
    const { shop, blog } = host.acme;
    for (const widget_id of [shop.widgetId, blog.widgetId]) await make({ widget_id }, "owner");
    const all = async (as: "owner" | "user" | "stranger") => (await host.request(getCompanyShareLinks, { as })).answer;
    const { rows, total } = await all("owner");
    expect(total).toBe(rows.length);
    expect(new Set(rows.map((each) => each.widget_id))).toEqual(new Set([shop.widgetId, blog.widgetId]));
    const numbers = rows.map((each) => each.share_link_id);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    const gone = numbers[0] ?? 0;
    await host.request(contract.deleteShareLink, { as: "user", body: { share_link_id: gone } });
    expect((await all("owner")).rows.map((each) => each.share_link_id)).toEqual(numbers.slice(1));
    expect(await all("stranger")).toEqual({ rows: [], total: 0 });
    expect((await host.request(getCompanyShareLinks, { as: "viewer" })).failure.code).toBe("ROLE");

    // restricted to one project, the caller sees the links of that project
    const values = { user_id: host.members.user.userId, widget_id: shop.widgetId };
    await host.entities.insertInto("member_widget").values(values).execute();
    host.clock.move(MINUTE);
    expect(new Set((await all("user")).rows.map((each) => each.widget_id))).toEqual(new Set([shop.widgetId]));
    await host.entities.deleteFrom("member_widget").where("user_id", "=", values.user_id).execute();
    host.clock.move(MINUTE);
  });

  it("refuse viewers, other companies and invalid input", async () => {
    expect((await make({}, "viewer")).failure.code).toBe("ROLE");
    expect((await make({ widget_id: host.other.site.widgetId })).failure.code).toBe("NOT_FOUND");
    const fieldOf = async (more: Record<string, unknown>) => (await make(more)).failure.field;
    expect(await fieldOf({ startDate: "2026-03-18" })).toBe("endDate");
    expect(await fieldOf({ startDate: "2026-02-30" })).toBe("startDate");
    expect(await fieldOf({ startDate: "2016-01-01" })).toBe("startDate");
    expect(await fieldOf({ expires_at: "2020-01-01T00:00:00Z" })).toBe("expires_at");
    expect(await fieldOf({ modules: "payroll" })).toBe("modules");
    // guests have no page for these
    for (const modules of ["feedback", "abtest", "abresult", "survey", "form", "funnel"]) {
      expect(await fieldOf({ modules })).toBe("modules");
    }
    expect(await fieldOf({ startDate: "yesterday" })).toBe("startDate");
    expect(await fieldOf({ password: "abc" })).toBe("password");
    // headers lose these characters in transit, so the link could never be opened
    for (const password of [" open sesame", "open sesame ", "open\tsesame"]) {
      expect(await fieldOf({ password })).toBe("password");
    }
    const { share_link_id } = (await make()).answer.link;
    expect((await update({ share_link_id, flag: 1 }, "viewer")).failure.code).toBe("ROLE");
    expect((await update({ share_link_id, flag: 1 }, "stranger")).failure).toMatchObject(UNKNOWN);
    const theirs = await host.request(contract.deleteShareLink, { as: "stranger", body: { share_link_id } });
    expect(theirs.failure).toMatchObject(UNKNOWN);
  });
});
