import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as share from "@sightline/schema/rest/share/share";
import { getTimeline } from "@sightline/schema/rest/timeline/entries";
import { updateAnnotation } from "@sightline/schema/rest/timeline/editing";
import * as contract from "@sightline/schema/rest/timeline/timeline";
import { entityBackends } from "#host/testing/entityBackends.ts";
import type { TestHost } from "#host/testing/testHost.ts";

describe.each(entityBackends)("timeline endpoints ($name)", ({ openHost }) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openHost();
  });
  afterAll(() => host.close());

  const record = (action: string, headers: Record<string, string> = {}, more = {}) =>
    host.request(contract.createAuditEntry, { as: "user", headers, body: { module: "sites", action, ...more } });
  const find = (body: Record<string, unknown>, as: "owner" | "viewer" | "stranger" = "owner") =>
    host.request(contract.findAuditEntries, { as, body });

  it("record members' actions and list them newest first", async () => {
    const shop = { widgetid: String(host.acme.shop.widgetId) };
    expect((await record("switch", shop, { action_id: "7", description: "to Shop" })).answer).toMatchObject({
      module: "sites",
      action: "switch",
      action_id: "7",
      description: "to Shop",
      user_name: "Uma User",
      widget_id: host.acme.shop.widgetId,
      created_at: new Date(host.clock.now()).toISOString(),
    });
    for (const action of ["open", "close", "open"]) await record(action);
    const all = (await find({})).answer;
    expect([all.total, all.rows.map((each) => each.action)]).toEqual([4, ["open", "close", "open", "switch"]]);
    const opened = (await find({ action: "open", limit: 1 })).answer;
    expect([opened.total, opened.rows.length]).toEqual([2, 1]);
    const older = (await find({ action: "open", before_id: opened.rows[0]?.audit_id })).answer;
    expect([older.total, older.rows.length]).toEqual([2, 1]);
    expect((await find({ action_id: "7" })).answer.rows).toHaveLength(1);
    expect((await find({}, "stranger")).answer).toEqual({ rows: [], total: 0 });
  });

  it("hide entries of other projects from members with limited projects", async () => {
    const given = { user_id: host.members.viewer.userId, widget_id: host.acme.blog.widgetId };
    await host.entities.insertInto("member_widget").values(given).execute();
    host.clock.move(2000);
    expect((await find({}, "viewer")).answer.total).toBe(3);
    await host.entities.deleteFrom("member_widget").execute();
    host.clock.move(2000);
  });

  it("refuse unknown projects, empty names and out-of-range pages", async () => {
    expect((await record("open", { widgetid: String(host.other.site.widgetId) })).status).toBe(404);
    expect((await record("")).failure).toMatchObject({
      field: "action",
      err: '"action" must have at least 1 characters',
    });
    expect((await find({ limit: 201 })).failure.field).toBe("limit");
    expect((await host.request(contract.createAuditEntry, { body: { module: "a", action: "b" } })).status).toBe(401);
  });

  it("refuse client entries for changes that the host records itself, and all entries by a Viewer", async () => {
    const logEntry = (module: string, action: string, as: "user" | "viewer") =>
      host.request(contract.createAuditEntry, { as, body: { module, action } });
    expect((await logEntry("goals", "goal_deleted", "user")).failure).toMatchObject({
      code: "INVALID",
      field: "module",
    });
    expect((await logEntry("project", "settings_changed", "user")).failure.field).toBe("module");
    expect((await logEntry("deploy", "released", "user")).answer).toMatchObject({ module: "deploy" });
    for (const module of ["goals", "deploy", "anything"])
      expect((await logEntry(module, "done", "viewer")).failure.code).toBe("ROLE");
    expect((await logEntry("project", "switch_project", "viewer")).answer).toMatchObject({ action: "switch_project" });
  });

  const note = (date: string, text: string, as: "user" | "viewer" | "stranger" = "user") =>
    host.request(contract.createAnnotation, { as, body: { widget_id: host.acme.shop.widgetId, date, text } });
  const list = async (startDate: string, endDate: string) => {
    const body = { widget_id: host.acme.shop.widgetId, startDate, endDate };
    const { answer } = await host.request(contract.getAnnotations, { as: "viewer", body });
    return answer.rows.map((each) => each.text);
  };

  it("store notes on days and hours, and list those of a range", async () => {
    expect((await note("2026-03-05", " Spring sale ")).answer).toMatchObject({
      text: "Spring sale",
      author: "Uma User",
    });
    await note("2026-03-05T14:00", "New checkout");
    await note("2026-03-09", "After");
    expect(await list("2026-03-01", "2026-03-05")).toEqual(["Spring sale", "New checkout"]);
    expect(await list("2026-03-05T13:00", "2026-03-05T14:00")).toEqual(["Spring sale", "New checkout"]);
    expect(await list("2026-03-05T15:00", "2026-03-09T10:00")).toEqual(["Spring sale", "After"]);
    expect(await list("2026-03-06", "2026-03-08")).toEqual([]);
    const inverted = { widget_id: host.acme.shop.widgetId, startDate: "2026-03-05", endDate: "2026-03-01" };
    expect((await host.request(contract.getAnnotations, { as: "viewer", body: inverted })).failure.code).toBe(
      "INVALID",
    );
  });

  it("let only authors, owners and admins delete a note", async () => {
    const { annotation_id } = (await note("2026-04-01", "A slip")).answer;
    const { annotation_id: owners } = (
      await host.request(contract.createAnnotation, {
        as: "owner",
        body: { widget_id: host.acme.shop.widgetId, date: "2026-04-01", text: "Stays" },
      })
    ).answer;
    const remove = (id: number, as: "user" | "viewer" | "admin" | "stranger") =>
      host.request(contract.deleteAnnotation, { as, body: { annotation_id: id } });
    expect((await remove(annotation_id, "viewer")).failure.code).toBe("ROLE");
    expect((await remove(owners, "user")).failure.code).toBe("ROLE");
    expect((await remove(annotation_id, "stranger")).status).toBe(404);
    expect((await remove(annotation_id, "stranger")).failure).toEqual((await remove(999_999, "stranger")).failure);
    expect((await remove(annotation_id, "user")).answer).toEqual({ annotation_id });
    expect((await remove(annotation_id, "user")).status).toBe(404);
    expect((await remove(owners, "admin")).status).toBe(200);
    expect((await note("2026-04-01", "x", "viewer")).failure.code).toBe("ROLE");
    expect((await note("2026-04-01", "x", "stranger")).status).toBe(404);
    expect((await note("1 April", "x")).failure.field).toBe("date");
    expect((await note("2026-04-01", "  ")).failure.field).toBe("text");
  });

  it("return a note of several days with its color and page in every overlapping range", async () => {
    const widget_id = host.acme.shop.widgetId;
    const long = { date: "2026-05-04", end_date: "2026-05-08", text: "Fair", color: "amber", page: "/fair" } as const;
    const make = (change: object) =>
      host.request(contract.createAnnotation, { as: "user", body: { widget_id, ...long, ...change } });
    expect((await make({})).answer).toMatchObject({ ...long, visibility: "company" });
    expect(await list("2026-05-06", "2026-05-06")).toEqual(["Fair"]);
    expect(await list("2026-05-08T10:00", "2026-05-09T10:00")).toEqual(["Fair"]);
    expect(await list("2026-05-09", "2026-05-30")).toEqual([]);
    expect(await list("2026-05-01", "2026-05-03")).toEqual([]);
    expect((await make({ end_date: "2026-05-03" })).failure.field).toBe("end_date");
    expect((await make({ end_date: "2026-05-04" })).answer.end_date).toBeNull();
  });

  it("let only authors, owners and admins change a note", async () => {
    const { annotation_id } = (await note("2026-07-01", "Slae")).answer;
    const whole = {
      annotation_id,
      date: "2026-07-02",
      end_date: "2026-07-04",
      text: "Sale",
      color: "green",
      page: "/sale",
    };
    const change = (as: "user" | "viewer" | "admin" | "stranger", more: object = {}) =>
      host.request(updateAnnotation, { as, body: { ...whole, visibility: "link", ...more } });
    const { annotation_id: _id, ...visible } = whole;
    expect((await change("user")).answer).toMatchObject({ ...visible, visibility: "link", author: "Uma User" });
    expect(await list("2026-07-03", "2026-07-03")).toEqual(["Sale"]);
    expect((await change("admin", { end_date: null })).answer.end_date).toBeNull();
    expect((await change("admin", { visibility: "me" })).failure.field).toBe("visibility");
    expect((await change("user", { end_date: "2026-07-01" })).failure.field).toBe("end_date");
    expect((await change("user", { text: " " })).failure.field).toBe("text");
    expect((await change("viewer")).failure.code).toBe("ROLE");
    expect((await change("stranger")).status).toBe(404);
    expect((await change("user", { visibility: "me" })).answer.visibility).toBe("me");
    expect((await change("admin")).status).toBe(404);
    const body = { widget_id: host.acme.shop.widgetId, startDate: "2026-07-01", endDate: "2026-07-05" };
    const notes = async (as: "user" | "viewer") =>
      (await host.request(getTimeline, { as, body: { ...body, kinds: ["note"] } })).answer.rows.map(
        (row) => row.note?.text,
      );
    await change("user", { visibility: "company" });
    expect([await notes("user"), await notes("viewer")]).toEqual([["Sale"], [undefined]]);
  });

  it("show a private note only to its author", async () => {
    const body = { widget_id: host.acme.shop.widgetId, date: "2026-06-01", text: "Mine", visibility: "me" as const };
    const { annotation_id } = (await host.request(contract.createAnnotation, { as: "user", body })).answer;
    const june = { widget_id: body.widget_id, startDate: "2026-06-01", endDate: "2026-06-02" };
    const seen = async (as: "user" | "owner") =>
      (await host.request(contract.getAnnotations, { as, body: june })).answer.rows.length;
    expect([await seen("user"), await seen("owner")]).toEqual([1, 0]);
    const visible = async (as: "user" | "owner") =>
      (await host.request(getTimeline, { as, body: { ...june, kinds: ["note"] } })).answer.rows.length;
    expect([await visible("user"), await visible("owner")]).toEqual([1, 0]);
    expect((await host.request(contract.deleteAnnotation, { as: "owner", body: { annotation_id } })).status).toBe(404);
    expect((await host.request(contract.deleteAnnotation, { as: "user", body: { annotation_id } })).status).toBe(200);
  });

  it("show through a share link only shareable notes of its range", async () => {
    const body = {
      widget_id: host.acme.shop.widgetId,
      modules: "dashboard",
      startDate: "2026-03-01",
      endDate: "2026-03-05",
    };
    const { encryptedParam } = (await host.request(share.createShareLink, { as: "owner", body })).answer;
    const [opened] = (await host.request(share.getShareLinkData, { params: { encryptedParam } })).answer;
    const ask = (endDate: string) =>
      host.request(contract.getAnnotations, { as: { jwt: opened?.datas.jwt ?? "" }, body: { ...body, endDate } });
    expect((await ask("2026-03-05")).answer.rows).toEqual([]);
    const goal = { module: "goals", action: "goal_changed", created_at: new Date("2026-03-03T10:00:00Z") };
    const { companyId, shop } = host.acme;
    await host.entities
      .insertInto("audit_log")
      .values({ ...goal, company_id: companyId, user_id: host.members.owner.userId, widget_id: shop.widgetId })
      .execute();
    expect((await ask("2026-03-05")).answer.changes).toEqual([]);
    const march = { widget_id: shop.widgetId, startDate: "2026-03-01", endDate: "2026-03-05" };
    const visible = await host.request(contract.getAnnotations, { as: "viewer", body: march });
    expect(visible.answer.changes.map(({ text }) => text)).toEqual(["goals.goal_changed"]);
    const open = { widget_id: body.widget_id, date: "2026-03-04", text: "For all", visibility: "link" as const };
    await host.request(contract.createAnnotation, { as: "user", body: open });
    expect((await ask("2026-03-05")).answer.rows.map(({ text }) => text)).toEqual(["For all"]);
    expect((await ask("2026-03-09")).failure.code).toBe("ROLE");
  });
});
