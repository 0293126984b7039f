import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getUser } from "@sightline/schema/rest/account/account";
import { createApiKey, type ApiScope } from "@sightline/schema/rest/integrations/developer";
import { checkTraffic, getWidgets } from "@sightline/schema/rest/projects/projects";
import { getTrafficReport } from "@sightline/schema/rest/traffic/parts";
import * as contract from "@sightline/schema/rest/share/share";
import { entityBackends } from "#host/testing/entityBackends.ts";
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

  it("move with the date where they name a preset, in the project's time zone, and keep fixed dates otherwise", async () => {
    const rolling = (await make({ preset: "LAST_7_DAYS" })).answer;
    const fixed = (await make()).answer;
    expect([rolling.link.preset, fixed.link.preset]).toEqual(["LAST_7_DAYS", null]);
    const daysOf = async (encryptedParam: string) => {
      const { startDate = "", endDate = "" } = (await open(encryptedParam)).answer[0]?.datas ?? {};
      return [startDate, endDate];
    };
    const day = (back: number) =>
      new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" }).format(
        host.clock.now() - back * 24 * 60 * MINUTE,
      );
    await host.entities
      .updateTable("widget")
      .set({ timezone: "Europe/Berlin" })
      .where("widget_id", "=", host.acme.shop.widgetId)
      .execute();
    expect(await daysOf(rolling.encryptedParam)).toEqual([day(6), day(0)]);
    host.clock.move(24 * 60 * MINUTE);
    expect(await daysOf(rolling.encryptedParam)).toEqual([day(6), day(0)]);
    expect(await daysOf(fixed.encryptedParam)).toEqual(["2026-03-01", "2026-03-17"]);
  });

  it("show the days of their opening until they are opened again", async () => {
    const { encryptedParam } = (await make({ preset: "YESTERDAY" })).answer;
    const [opened] = (await open(encryptedParam)).answer;
    const { jwt = "", startDate = "", endDate = "" } = opened?.datas ?? {};
    host.clock.move(50 * MINUTE);
    const report = (range: { startDate: string; endDate: string }) =>
      host.request(getTrafficReport, { as: { jwt }, body: { widget_id: host.acme.shop.widgetId, ...range } });
    expect((await report({ startDate, endDate })).status).toBe(200);
    expect((await report({ startDate: "2026-03-01", endDate })).failure.code).toBe("ROLE");
  });

  it("can be copied again by everyone who may create them, and by no one else", async () => {
    const { encryptedParam, link } = (await make({}, "owner")).answer;
    const tokenFor = async (as: "owner" | "user" | "viewer") => {
      const body = { widget_id: link.widget_id };
      const { rows } = (await host.request(contract.getShareLinks, { as, body })).answer;
      return rows.find((row) => row.share_link_id === link.share_link_id)?.encryptedParam;
    };
    expect(await Promise.all([tokenFor("owner"), tokenFor("user"), tokenFor("viewer")])).toEqual([
      encryptedParam,
      encryptedParam,
      null,
    ]);
    // a link from before tokens were stored
    await host.entities
      .updateTable("share_link")
      .set({ token_sealed: null })
      .where("share_link_id", "=", link.share_link_id)
      .execute();
    expect(await tokenFor("owner")).toBeNull();
    expect((await open(encryptedParam)).status).toBe(200);
  });

  it("can be copied with an API key that may create them", async () => {
    const { encryptedParam, link } = (await make({}, "owner")).answer;
    const tokenFor = async (...scopes: ApiScope[]) => {
      const body = { name: `links ${scopes.join("")}`, scopes: ["read:account" as const, ...scopes] };
      const { key: jwt } = (await host.request(createApiKey, { as: "owner", body })).answer;
      const list = { as: { jwt }, body: { widget_id: link.widget_id } };
      const { rows } = (await host.request(contract.getShareLinks, list)).answer;
      return rows.find((row) => row.share_link_id === link.share_link_id)?.encryptedParam;
    };
    expect(await tokenFor()).toBeNull();
    expect(await tokenFor("write:projects")).toBe(encryptedParam);
    expect(await tokenFor("write:all")).toBe(encryptedParam);
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
    for (const modules of ["feedback", "abtest", "abresult", "survey"]) {
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
