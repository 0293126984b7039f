// Counted by hand: cases below and above each rule's thresholds.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as contract from "@sightline/schema/rest/recommendations/recommendations";
import type { EventFacts } from "#host/analytics/columns.ts";
import { eventRow } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

const DAY = 86_400_000;

describe("recommendations", () => {
  let host: TestHost;
  let widgetId: number;
  let session = 0;

  /** `times` sessions, each with a page view and the given events a minute later. */
  const sessions = (times: number, page: EventFacts, ...then: EventFacts[]) =>
    Array.from({ length: times }, () => {
      session += 1;
      const of = { widgetId, session, device: "desktop", entry_path: page.path, ...page };
      const rest = then.map((columns) => eventRow({ ...of, at: "2026-03-10T09:01:00Z", ...columns }));
      return [eventRow({ ...of, at: "2026-03-10T09:00:00Z", is_entry: 1 }), ...rest];
    }).flat();
  const click = { type: "click" };
  const buy = { type: "event", name: "purchase", value: 20 };
  const lcp = (vital_value: number) => ({ type: "vital", vital_name: "LCP", vital_value });

  beforeAll(async () => {
    host = await openTestHost();
    widgetId = host.acme.shop.widgetId;
    await host.entities
      .updateTable("widget")
      .set({ enable_recommend: true })
      .where("widget_id", "=", widgetId)
      .execute();
    await host.events.insert("event", [
      // 120 sessions land on /ad and 90 of them bounce; of the 400 that land on / none does
      ...sessions(90, { path: "/ad" }),
      ...sessions(30, { path: "/ad" }, click),
      // 200 on desktops, of which 120 buy; 200 on phones, of which 10 do
      ...sessions(80, { path: "/" }, click),
      ...sessions(120, { path: "/" }, buy),
      ...sessions(190, { path: "/", device: "mobile" }, click),
      ...sessions(10, { path: "/", device: "mobile" }, buy),
      // the largest paint of /slow takes 5 s for half of the 50, that of /quick 3 s
      ...sessions(25, { path: "/slow" }, lcp(5000), click),
      ...sessions(25, { path: "/slow" }, lcp(2000), click),
      ...sessions(50, { path: "/quick" }, lcp(3000), click),
      // 20 of 40 fail on /broken, 19 of 40 on /nearly
      ...sessions(20, { path: "/broken" }, { type: "error", message: "x is not a function" }),
      ...sessions(20, { path: "/broken" }, click),
      ...sessions(19, { path: "/nearly" }, { type: "error", message: "seldom" }),
      ...sessions(21, { path: "/nearly" }, click),
      ...sessions(10, { path: "/gone", title: "404: Not found", ref_host: "blog.test" }, click),
      ...sessions(9, { path: "/seldom", title: "Not found" }, click),
      ...sessions(10, { path: "/rage" }, { type: "rage", selector: "a.more", text: "More" }),
      ...sessions(9, { path: "/rage" }, { type: "rage", selector: "a.less", text: "Less" }),
      // bots, and events that are too old or from today, are ignored
      ...sessions(50, { path: "/bot", title: "404", is_bot: 1 }),
      ...sessions(50, { path: "/old", title: "404", ts: "2026-02-17T23:59:00.000Z" }),
      ...sessions(50, { path: "/today", title: "404", ts: "2026-03-18T08:00:00.000Z" }),
    ]);
  });
  afterAll(() => host.close());

  type As = "owner" | "user" | "viewer" | "stranger";
  const list = async (as: As = "viewer") =>
    (await host.request(contract.getRecommendations, { as, headers: { widgetid: String(widgetId) } })).answer;
  const unread = async () =>
    (await host.request(contract.countUnreadRecommendations, { as: "viewer", body: { widget_id: widgetId } })).answer
      .total_recomm;
  const set = (recommendation_id: number, state: string, as: As = "user") =>
    host.request(contract.updateRecommendation, { as, body: { recommendation_id, state } });

  it("report significant findings in the traffic, highest impact first", async () => {
    const found = await list();
    expect(found.map(({ rule, sessions: concerned }) => [rule, concerned])).toEqual([
      ["mobile_gap", 200],
      ["high_exit", 90],
      ["slow_page", 25],
      ["error_page", 20],
      ["not_found", 10],
      ["rage", 10],
    ]);
    expect(found[0]?.evidence.slice(0, 3)).toEqual([
      { label: "Sessions on phones", value: "200" },
      { label: "Conversion on phones", value: "5.0%" },
      // 120 of the 538 on desktops, without bots and other days
      { label: "Conversion on desktops", value: "22.3%" },
    ]);
    expect(found[1]).toMatchObject({
      title: {
        message: "Visitors who land on /ad leave at once",
        reason: "recommendations.highExitTitle",
        params: { page: "/ad" },
      },
      feature: "analytics",
      link: `/?project=${widgetId}&f=landing_page%3Ais%3A%2Fad`,
      link_text: { message: "View these visits" },
      state: "unread",
      created_at: new Date(host.clock.now()).toISOString(),
    });
    expect(found[2]?.title.message).toBe("/slow loads slowly");
    expect(found[3]?.body.message).toContain('"x is not a function"');
    expect(found[4]?.body.message).toContain("blog.test");
    expect(found[5]?.title.message).toContain("“More” on /rage");
  });

  it("are counted as unread until read, and disappear for all members once dismissed", async () => {
    expect(await unread()).toBe(6);
    const [first, second] = await list();
    expect((await set(first?.recommendation_id ?? 0, "read")).answer.state).toBe("read");
    await set(second?.recommendation_id ?? 0, "dismissed");
    expect(await unread()).toBe(4);
    expect((await list("owner")).map(({ rule }) => rule)).not.toContain("high_exit");
    const check = { as: "viewer", params: { widget_id: widgetId } } as const;
    expect((await host.request(contract.checkForRecommendation, check)).answer).toEqual({
      enable_recommend: true,
      total_recomm: 4,
    });
  });

  it("are recomputed daily: dismissed ones stay dismissed, resolved ones disappear", async () => {
    const before = await list();
    await host.events.insert("event", sessions(700, { path: "/broken", device: "tablet" }, click));
    expect((await list()).map(({ rule }) => rule)).toEqual(before.map(({ rule }) => rule));
    host.clock.move(DAY);
    const jwt = await host.services.tokens.signMember(host.members.viewer.userId, host.clock.now());
    const after = (
      await host.request(contract.getRecommendations, { as: { jwt }, headers: { widgetid: String(widgetId) } })
    ).answer;
    expect(after.map(({ rule }) => rule)).not.toContain("error_page");
    expect(after.map(({ rule }) => rule)).not.toContain("high_exit");
    expect(after.find(({ rule }) => rule === "mobile_gap")).toMatchObject({
      state: "read",
      created_at: before[0]?.created_at,
    });
    // /today is a complete day by now
    expect(after.map(({ title }) => title.message)).toContain("/today is not found");
    host.clock.move(-DAY);
  });

  it("are enabled per project, and not computed for disabled projects", async () => {
    const blog = host.acme.blog.widgetId;
    const status = async (id: number) =>
      (await host.request(contract.getRecommendationStatus, { as: "viewer", body: { widgetId: id } })).answer;
    expect(await status(widgetId)).toEqual({ enable_recommend: true, recommendation_add_on: false });
    expect(await status(blog)).toEqual({ enable_recommend: false, recommendation_add_on: false });
    const headers = { widgetid: String(blog) };
    expect((await host.request(contract.getRecommendations, { as: "owner", headers })).answer).toEqual([]);
    expect(await host.entities.selectFrom("recommendation_run").select("widget_id").execute()).toEqual([
      { widget_id: widgetId },
    ]);
  });

  it("are readable by members of the company, and changeable with write permission", async () => {
    const [first] = await list();
    const id = first?.recommendation_id ?? 0;
    expect((await set(id, "read", "viewer")).failure.code).toBe("ROLE");
    expect((await set(id, "read", "stranger")).failure).toMatchObject({
      err: "The recommendation was not found",
      code: "NOT_FOUND",
    });
    expect((await set(2_000_000_000, "read")).status).toBe(404);
    expect((await set(id, "loved")).failure.field).toBe("state");
    const headers = { widgetid: String(widgetId) };
    expect((await host.request(contract.getRecommendations, { as: "stranger", headers })).status).toBe(404);
    expect((await host.request(contract.getRecommendations, { as: "owner" })).status).toBe(404);
    expect((await host.request(contract.getRecommendations, { headers })).status).toBe(401);
  });
});
