import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as timeline from "@sightline/schema/rest/timeline/timeline";
import { getTimeline } from "@sightline/schema/rest/timeline/entries";
import { entityBackends } from "#host/testing/entityBackends.ts";
import type { TestHost } from "#host/testing/testHost.ts";

describe.each(entityBackends)("timeline of a project ($name)", ({ openHost }) => {
  let host: TestHost;
  const widgetId = () => host.acme.shop.widgetId;
  const ask = (body: object = {}, as: "owner" | "user" | "viewer" | "stranger" = "viewer") =>
    host.request(getTimeline, {
      as,
      body: { widget_id: widgetId(), startDate: "2026-03-01", endDate: "2026-03-18", ...body },
    });
  const texts = async (body: object = {}) => (await ask(body)).answer.rows.map(({ text }) => text);

  beforeAll(async () => {
    host = await openHost();
    const note = (as: "owner" | "user", date: string, text: string, widget_id = widgetId()) =>
      host.request(timeline.createAnnotation, { as, body: { widget_id, date, text } });
    await note("user", "2026-03-05", "Sale on /product/a");
    await note("owner", "2026-03-05T14:00", "New checkout");
    await note("owner", "2026-02-01", "too old");
    await note("owner", "2026-03-06", "of the blog", host.acme.blog.widgetId);
    const did = (module: string, action: string, headers: Record<string, string> = {}) =>
      host.request(timeline.createAuditEntry, { as: "owner", headers, body: { module, action, description: "why" } });
    await did("flag", "changed", { widgetid: String(widgetId()) });
    await did("billing", "change_plan");
    await did("project", "switch_project", { widgetid: String(widgetId()) });
    await did("flag", "of_the_blog", { widgetid: String(host.acme.blog.widgetId) });
  });
  afterAll(() => host.close());

  it("lists notes and actions newest first, without actions that change no numbers", async () => {
    expect(await texts()).toEqual(["billing.change_plan", "flag.changed", "New checkout", "Sale on /product/a"]);
    const { rows, people, total } = (await ask()).answer;
    expect(rows[1]).toMatchObject({ kind: "flag", date: "2026-03-18T10:00", description: "why", deletable: false });
    expect(rows[3]).toMatchObject({ kind: "note", date: "2026-03-05", user_name: "Uma User" });
    expect([total, people.length]).toEqual([4, 2]);
  });

  it("is filtered by kind, member, page and range", async () => {
    expect(await texts({ kinds: ["flag", "billing"] })).toEqual(["billing.change_plan", "flag.changed"]);
    expect(await texts({ user_id: host.members.user.userId })).toEqual(["Sale on /product/a"]);
    expect(await texts({ text: "/PRODUCT/" })).toEqual(["Sale on /product/a"]);
    expect(await texts({ endDate: "2026-03-05" })).toEqual(["New checkout", "Sale on /product/a"]);
    expect((await ask({ kinds: ["weather"] })).failure.field).toBe("kinds.0");
  });

  it("returns to charts only changes that can affect their numbers, without billing or other projects", async () => {
    const body = { widget_id: widgetId(), startDate: "2026-03-01", endDate: "2026-03-18" };
    const changes = async (as: "viewer" | "stranger", range: object = {}) =>
      (await host.request(timeline.getAnnotations, { as, body: { ...body, ...range } })).answer.changes;
    expect(await changes("viewer")).toMatchObject([
      { kind: "flag", date: "2026-03-18T10:00", text: "flag.changed", description: "why" },
    ]);
    expect(await changes("viewer", { endDate: "2026-03-17" })).toEqual([]);
    expect((await host.request(timeline.getAnnotations, { as: "stranger", body })).failure.code).toBe("NOT_FOUND");
  });

  it("returns to charts at most the newest fifty entries", async () => {
    await host.entities
      .insertInto("audit_log")
      .values(
        Array.from({ length: 60 }, (_, n) => ({
          ...{ company_id: host.acme.companyId, user_id: host.members.owner.userId, widget_id: widgetId() },
          ...{ module: "goals", action: "goal_changed", description: String(n) },
          created_at: new Date(Date.UTC(2026, 0, 10, 0, n)),
        })),
      )
      .execute();
    const body = { widget_id: widgetId(), startDate: "2026-01-01", endDate: "2026-01-31" };
    const { changes } = (await host.request(timeline.getAnnotations, { as: "viewer", body })).answer;
    expect([changes.length, changes[0]?.description, changes.at(-1)?.description]).toEqual([50, "10", "59"]);
  });

  it("reports who may delete a note", async () => {
    const deletable = async (as: "owner" | "user" | "viewer") =>
      (await ask({ kinds: ["note"] }, as)).answer.rows.map((row) => row.deletable);
    expect(await deletable("owner")).toEqual([true, true]);
    expect(await deletable("user")).toEqual([false, true]);
    expect(await deletable("viewer")).toEqual([false, false]);
    expect((await ask({}, "stranger")).failure.code).toBe("NOT_FOUND");
  });
});
