import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import * as contract from "@sightline/schema/rest/projects/projects";
import { entityBackends } from "#host/testing/entityBackends.ts";
import { eventRow } from "#host/testing/eventRow.ts";
import type { TestHost } from "#host/testing/testHost.ts";
import { NO_CONFIG } from "#host/site/siteConfig.ts";
import { openProjectDirectory } from "./directory/projectDirectory.ts";

const { getWidgets, getWidgetsNoCache, showInstallationBanner, checkTraffic } = contract;

describe.each(entityBackends)("project endpoints ($name)", ({ openHost }) => {
  let host: TestHost;
  async function openDirectory() {
    const { services, queue, dataDir } = host;
    const directory = await openProjectDirectory({ ...services, queue, dataDir, configOf: async () => NO_CONFIG });
    onTestFinished(directory.close);
    return directory;
  }
  const view = (session: number, at = "2026-03-17T12:00:00Z") =>
    eventRow({ widgetId: host.acme.shop.widgetId, session, at });
  const set = (widget_id: number, values: Record<string, unknown>) =>
    host.entities.updateTable("widget").set(values).where("widget_id", "=", widget_id).execute();

  beforeAll(async () => {
    host = await openHost();
    await host.events.insert("event", [view(1), view(1), view(2, "2026-02-10T12:00:00Z"), { ...view(3), is_bot: 1 }]);
  });
  afterAll(() => host.close());

  it("list the company's active projects with their page views", async () => {
    const { answer } = await host.request(getWidgets, { as: "viewer" });
    expect(answer).toMatchObject([
      {
        widget_name: "Shop",
        status: 1,
        pageview_total: 3,
        pageview_monthly: 2,
        timezone: "UTC",
        widget_allowed_website: [],
      },
      { widget_name: "Blog", pageview_total: 0, pageview_monthly: 0 },
    ]);
    expect(answer[0]?.feature_acl).toHaveLength(12);
    const { TRACKER_URL } = host.services.env;
    expect(answer[0]?.snippet).toBe(`<script async src="${TRACKER_URL}/js/track.js?key=acme-shop"></script>`);
    expect((await host.request(getWidgets)).status).toBe(401);
  });

  it("cache counts of projects with traffic for a minute, unless a fresh count is requested", async () => {
    const shop = { widget_id: host.acme.shop.widgetId };
    const total = async (call: typeof getWidgets | typeof getWidgetsNoCache) =>
      (await host.request(call, { as: "owner", body: shop })).answer[0]?.pageview_total;
    expect(await total(getWidgets)).toBe(3);
    await host.events.insert("event", [view(4)]);
    expect(await total(getWidgets)).toBe(3);
    expect(await total(getWidgetsNoCache)).toBe(4);
    await host.events.insert("event", [view(5)]);
    host.clock.move(60_000);
    expect(await total(getWidgets)).toBe(5);
  });

  it("refuse an unknown project and one of another company alike", async () => {
    for (const widget_id of [host.other.site.widgetId, 999_999, 3_000_000_000]) {
      const refused = await host.request(getWidgets, { as: "owner", body: { widget_id } });
      expect(refused.failure).toMatchObject({ err: "The project was not found", code: "NOT_FOUND" });
    }
    expect((await host.request(getWidgets, { as: "owner", body: { widget_id: "x" } })).failure.field).toBe("widget_id");
  });

  it("show members only their assigned projects, and show owners which ones a member sees", async () => {
    const { viewer, owner, stranger } = host.members;
    await host.entities
      .insertInto("member_widget")
      .values({ user_id: viewer.userId, widget_id: host.acme.blog.widgetId })
      .execute();
    host.clock.move(2000);
    const names = async (as: "owner" | "viewer", body = {}) =>
      (await host.request(getWidgetsNoCache, { as, body })).answer.map((each) => each.widget_name);
    expect(await names("viewer")).toEqual(["Blog"]);
    expect(await names("viewer", { user_id: viewer.userId })).toEqual(["Blog"]);
    expect(await names("owner", { user_id: viewer.userId })).toEqual(["Blog"]);
    expect(await names("owner")).toEqual(["Shop", "Blog"]);
    const refusedAs = async (as: "owner" | "viewer", user_id: number) =>
      (await host.request(getWidgetsNoCache, { as, body: { user_id } })).failure.code;
    expect(await refusedAs("viewer", owner.userId)).toBe("ROLE");
    expect(await refusedAs("owner", stranger.userId)).toBe("NOT_FOUND");
    const hidden = await host.request(checkTraffic, {
      as: "viewer",
      headers: { widgetid: String(host.acme.shop.widgetId) },
    });
    expect(hidden.status).toBe(404);
  });

  it("hide paused projects except for company 1334", async () => {
    const count = async () => (await host.request(getWidgets, { as: "stranger" })).answer.length;
    await set(host.other.site.widgetId, { status: 0 });
    expect(await count()).toBe(0);
    const company = { company_id: 1334, company_name: "All", company_key: "all", paid_plan: 3 };
    await host.entities.insertInto("company").values(company).execute();
    await set(host.other.site.widgetId, { company_id: 1334 });
    await host.entities
      .updateTable("member")
      .set({ company_id: 1334 })
      .where("user_id", "=", host.members.stranger.userId)
      .execute();
    host.clock.move(2000);
    expect(await count()).toBe(1);
  });

  it("report whether a project ever had traffic", async () => {
    const ask = (widgetid: string) => host.request(checkTraffic, { as: "owner", headers: { widgetid } });
    const shop = await ask(String(host.acme.shop.widgetId));
    expect(shop.answer).toEqual({ pageview_total: 5, last_event_at: "2026-03-17T12:00:00.000Z" });
    const blog = await ask(String(host.acme.blog.widgetId));
    expect(blog.answer).toEqual({ pageview_total: 0, last_event_at: null });
    expect((await ask("")).status).toBe(404);
    expect((await ask("1; drop")).failure).toMatchObject({ code: "INVALID", field: "widgetid" });
  });

  it("read the traffic once a minute where there is much, and otherwise always", async () => {
    const { widgetId } = host.other.site;
    const ask = () => host.request(checkTraffic, { as: "stranger", headers: { widgetid: String(widgetId) } });
    const total = async () => (await ask()).answer.pageview_total;
    const add = (count: number) => {
      const rows = Array.from({ length: count }, (_, n) =>
        eventRow({ widgetId, session: n, at: "2026-03-03T12:00:00Z" }),
      );
      return host.events.insert("event", rows);
    };
    const before = await total();
    await add(9999 - before);
    expect(await total()).toBe(9999);
    await add(1);
    expect(await total()).toBe(10_000);
    await add(1);
    expect(await total()).toBe(10_000);
    host.clock.move(60_000);
    expect(await total()).toBe(10_001);
  });

  it("show the banner until the tracker has reported", async () => {
    const { widgetId, key } = host.acme.blog;
    const ask = (id: number | string) =>
      host.request(showInstallationBanner, { as: "owner", params: { widgetId: id } });
    const before = await ask(widgetId);
    expect([before.status, before.answer]).toEqual([204, undefined]);
    expect((await host.fetch(`/widget/active/${key}`)).status).toBe(204);
    expect((await ask(widgetId)).answer).toEqual({ installed_at: new Date(host.clock.now()).toISOString() });
    expect((await ask(host.other.site.widgetId)).status).toBe(404);
    expect((await ask("zero")).failure.field).toBe("widgetId");
  });

  it("record the installation of the tracker in the audit log only once", async () => {
    const { widgetId } = host.acme.blog;
    await set(widgetId, { installed_at: null });
    const entries = () =>
      host.entities
        .selectFrom("audit_log")
        .select(["company_id", "user_id", "widget_id", "module", "action_id", "description"])
        .where("action", "=", "tracking_code_installed")
        .where("widget_id", "=", widgetId)
        .execute();
    await host.entities.deleteFrom("audit_log").where("action", "=", "tracking_code_installed").execute();
    const [here, there] = [await openDirectory(), await openDirectory()];
    await Promise.all([here.markInstalled(widgetId), there.markInstalled(widgetId)]);
    await (await openDirectory()).markInstalled(widgetId);
    expect(await entries()).toEqual([
      {
        company_id: host.acme.companyId,
        user_id: host.members.owner.userId,
        widget_id: widgetId,
        module: "project",
        action_id: String(widgetId),
        description: "Blog",
      },
    ]);
  });
});
