import { DEFAULT_SETTING } from "@sightline/schema/rest/projects/projects";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as contract from "@sightline/schema/rest/events/rules";
import { createGoal } from "@sightline/schema/rest/goals/goals";
import { ruleCode } from "#host/analytics/eventRules/trackerRules.ts";
import { allSiteParts } from "#host/__generated__/allSiteParts.ts";
import { siteConfig } from "#host/site/siteConfig.ts";
import { eventRow } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

type As = "owner" | "user" | "viewer" | "stranger";

describe("event rules", () => {
  let host: TestHost;
  let widget_id: number;
  beforeAll(async () => {
    host = await openTestHost();
    widget_id = host.acme.shop.widgetId;
    await host.entities
      .updateTable("widget")
      .set({ features: JSON.stringify(["eventtrack"]) })
      .where("widget_id", "=", widget_id)
      .execute();
    const click = (session: number, at: string, path: string, selector: string) =>
      eventRow({ widgetId: widget_id, session, at, type: "click", path, selector });
    await host.events.insert("event", [
      click(1, "2026-03-10T09:00:00Z", "/", "main>a.cta"),
      click(1, "2026-03-10T09:01:00Z", "/", "main>a.cta>span"),
      click(2, "2026-03-10T09:01:00Z", "/pricing", "main>a.cta"),
      click(3, "2026-03-10T09:01:00Z", "/pricing", "main>a.other"),
      click(4, "2026-01-10T09:01:00Z", "/pricing", "main>a.cta"),
      eventRow({
        widgetId: widget_id,
        session: 5,
        at: "2026-03-11T09:00:00Z",
        type: "scroll",
        path: "/",
        scroll_depth: 80,
      }),
    ]);
  });
  afterAll(() => host.close());

  const cta = { event_name: "cta", path_name: ".cta", action_type: 1, url: "/pricing" };
  const make = (given: object = {}, as: As = "user") =>
    host.request(contract.createEventRule, { as, body: { widget_id, ...cta, ...given } });
  const change = (body: object, as: As = "user") => host.request(contract.updateEventRule, { as, body });
  const remove = (event_config_id: number, as: As = "user") =>
    host.request(contract.deleteEventRule, { as, body: { event_config_id } });
  const list = (as: As = "viewer") => host.request(contract.getEventRules, { as, body: { widget_id } });
  const rulesInTracker = async () => {
    const key = (
      await host.entities
        .selectFrom("widget")
        .select("widget_key")
        .where("widget_id", "=", widget_id)
        .executeTakeFirstOrThrow()
    ).widget_key;
    return (await (await host.fetch(`/widget/event/${key}`)).json()) as { event_name: string; url: string }[];
  };

  it("are created, added to the tracker script, paused and archived", async () => {
    const rule = (await make()).answer;
    expect(rule).toMatchObject({ ...cta, status: "active", author: "Uma User", count: 0, last_at: null });
    expect(await rulesInTracker()).toEqual([
      { event_config_id: rule.event_config_id, ...cta, url: "^[^/]*//[^/]*\\/pricing/?(\\?.*)?$" },
    ]);
    const id = rule.event_config_id;
    expect((await change({ event_config_id: id, status: "paused" })).answer.status).toBe("paused");
    expect(await rulesInTracker()).toEqual([]);
    await change({ event_config_id: id, status: "active", event_name: "Call to action" });
    const at = "2026-03-12T09:00:00.000Z";
    await host.events.insert("event", [
      eventRow({ widgetId: widget_id, session: 1, at, type: "event", name: "Call to action", rule_id: id }),
    ]);
    expect((await list()).answer.rows).toMatchObject([{ event_name: "Call to action", count: 1, last_at: at }]);
    expect((await remove(id)).answer.status).toBe("archived");
    expect(await rulesInTracker()).toEqual([]);
    const one = await host.request(contract.getEventRule, { as: "viewer", params: { event_config_id: id } });
    expect(one.answer).toMatchObject({ status: "archived", count: 1 });
  });

  it("preview how often they would have matched, if past data can show it", async () => {
    const preview = async (given: object) =>
      (await host.request(contract.previewEventRule, { as: "viewer", body: { widget_id, ...cta, ...given } })).answer;
    expect(await preview({})).toEqual({ days: 30, matches: 1, visitors: 1, pages: [{ path: "/pricing", count: 1 }] });
    expect(await preview({ url: "" })).toMatchObject({ matches: 3, visitors: 2, pages: [{ path: "/", count: 2 }, {}] });
    expect(await preview({ url: "", action_type: 5, path_name: "75" })).toMatchObject({ matches: 1 });
    for (const given of [
      { action_type: 2 },
      { action_type: 4 },
      { action_type: 7 },
      { action_type: 8, path_name: "a > 1" },
      { path_name: "[data-x]" },
    ]) {
      expect((await preview(given)).matches).toBeNull();
    }
  });

  const servedRules = async () =>
    (await siteConfig(allSiteParts, host.entities, { widgetId: widget_id, setting: DEFAULT_SETTING })).rules;

  it("include in the tracker script only goals that can't be computed from past data", async () => {
    const goal = (goal_name: string, goal_type: string, goal_value: string, element_url = "") =>
      host.request(createGoal, { as: "user", body: { widget_id, goal_name, goal_type, goal_value, element_url } });
    await goal("a", "clickOnElement", ".buy");
    await goal("b", "clickOnElement", "[data-buy]");
    await goal("c", "formSubmit", "form", "/join");
    await goal("d", "elementAppears", ".done");
    await goal("e", "pageview", "/");
    expect(await servedRules()).toEqual([
      { a: 1, n: "b", s: "[data-buy]" },
      { a: 3, n: "c", s: "form", u: "^[^/]*//[^/]*\\/join/?(\\?.*)?$" },
      { a: 4, n: "d", s: ".done" },
    ]);
    expect(await rulesInTracker()).toEqual([]);
  });

  it("include conditions as code in the tracker script", async () => {
    const condition = "document.title !== ''";
    const rule = (await make({ action_type: 8, path_name: condition, url: "" }, "owner")).answer;
    expect(rule).toMatchObject({ action_type: 8, path_name: condition });
    const code = (await servedRules()).filter(({ i }) => i === rule.event_config_id).map(ruleCode);
    expect(code).toEqual([`{"a":8,"n":"cta","i":${rule.event_config_id},"f":()=>(\n${condition}\n)}`]);
    // valid input of another trigger is not automatically a valid condition
    const other = (await make({ path_name: ".a .b" })).answer.event_config_id;
    expect((await change({ event_config_id: other, action_type: 8 }, "owner")).failure.field).toBe("path_name");
    for (const id of [rule.event_config_id, other]) await remove(id);
  });

  describe("previews of event rules on a page", () => {
    const body = { ...cta, value_from: "", page: "www.acme.example/pricing" };
    const check = (given: object = {}, as: As = "user") =>
      host.request(contract.checkEventRule, { as, body: { widget_id, ...body, ...given } });
    const script = (key: string, address: string) =>
      host.fetch(`/widget/check/${key}/${/tracker_check=([^&#]*)/.exec(address)?.[1]}`);
    beforeAll(async () => {
      await host.entities
        .updateTable("widget")
        .set({ allowed_websites: JSON.stringify(["acme.example"]), features: JSON.stringify(["eventtrack"]) })
        .where("widget_id", "=", widget_id)
        .execute();
    });

    it("are valid for ten minutes, with the project's own tracker", async () => {
      const { address, expires_at } = (await check()).answer;
      expect(address).toMatch(/^https:\/\/www\.acme\.example\/pricing#tracker_check=[\w.-]+$/);
      expect(Date.parse(expires_at) - host.clock.now()).toBe(600_000);
      const { shop, blog } = host.acme;
      const shown = await script(shop.key, address);
      expect(shown.headers.get("cache-control")).toBe("no-store");
      if (shown.status === 503) expect(await shown.text()).toContain("npm run build");
      else
        expect(await shown.text()).toMatch(/^globalThis\.siteTrackerCheck=\{rule:\{"a":1,"n":"","u":".*"s":"\.cta"\},/);
      expect((await script(blog.key, address)).status).toBe(404);
      const session = await host.services.tokens.signMember(host.members.owner.userId, host.clock.now());
      expect((await script(shop.key, `tracker_check=${session}`)).status).toBe(404);
      host.clock.move(600_000);
      expect((await script(shop.key, address)).status).toBe(404);
    });

    it("preserve the hash route of a page", async () => {
      const { address } = (await check({ page: "https://acme.example/?a=1#/cart" })).answer;
      expect(address).toMatch(/^https:\/\/acme\.example\/\?a=1&tracker_check=[\w.-]+#\/cart$/);
    });

    it.each([
      [{ page: "" }, "page"],
      [{ page: "http://" }, "page"],
      [{ page: "javascript://acme.example/%0aalert(1)" }, "page"],
      [{ page: "https://elsewhere.example/" }, "page"],
      [{ page: "https://elsewhere.example@acme.example/" }, "page"],
      [{ action_type: 5, path_name: "50" }, "action_type"],
      [{ action_type: 8, path_name: "a ==" }, "path_name"],
    ])("are refused for %j: %s", async (given, field) => {
      expect((await check(given, "owner")).failure.field).toBe(field);
    });

    it("require write permission", async () => {
      expect((await check({}, "viewer")).status).toBe(403);
      expect((await check({}, "stranger")).status).toBe(404);
    });
  });

  it.each([
    [{ event_name: "" }, "event_name"],
    [{ path_name: "" }, "path_name"],
    [{ path_name: "a {" }, "path_name"],
    [{ action_type: 9 }, "action_type"],
    [{ action_type: 7, path_name: "a {" }, "path_name"],
    [{ action_type: 8, path_name: "a) || (b" }, "path_name"],
    [{ action_type: 5, path_name: "0" }, "path_name"],
    [{ action_type: 6, path_name: "soon" }, "path_name"],
  ])("are refused for %j: %s", async (given, field) => {
    expect((await make(given, "owner")).failure.field).toBe(field);
  });

  it("require write permission, a plan with event rules, and the same company", async () => {
    const { event_config_id } = (await make()).answer;
    expect((await make({}, "viewer")).status).toBe(403);
    expect((await change({ event_config_id, status: "paused" }, "viewer")).status).toBe(403);
    expect((await remove(event_config_id, "viewer")).status).toBe(403);
    for (const answer of [
      await list("stranger"),
      await make({}, "stranger"),
      await change({ event_config_id, status: "paused" }, "stranger"),
      await remove(event_config_id, "stranger"),
      await host.request(contract.getEventRule, { as: "stranger", params: { event_config_id } }),
      await host.request(contract.previewEventRule, { as: "stranger", body: { widget_id, ...cta } }),
      await remove(999_999),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await change({ event_config_id })).failure.field).toBe("event_name");
    await host.entities.updateTable("widget").set({ features: "[]" }).where("widget_id", "=", widget_id).execute();
    expect((await make()).failure.code).toBe("PLAN");
    expect((await change({ event_config_id, status: "paused" })).failure.code).toBe("PLAN");
    expect((await list()).status).toBe(200);
  });
});
