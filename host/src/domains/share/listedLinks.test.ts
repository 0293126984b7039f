import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getCompanyShareLinks } from "@sightline/schema/rest/share/companyLinks";
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

  const make = (more: { widget_id: number; modules?: string; unique_module_id?: string }) => {
    const range = { startDate: "2026-03-01", endDate: "2026-03-17" };
    return host.request(contract.createShareLink, { as: "owner", body: { modules: "dashboard", ...range, ...more } });
  };

  it("are listed per project, newest first", async () => {
    const body = { widget_id: host.acme.blog.widgetId };
    for (const modules of ["dashboard", "analytics"]) await make({ ...body, modules });
    const list = async (more = {}) =>
      (await host.request(contract.getShareLinks, { as: "viewer", body: { ...body, ...more } })).answer;
    expect((await list()).rows.map((each) => each.modules)).toEqual(["analytics", "dashboard"]);
    expect(await list({ modules: "dashboard" })).toMatchObject({ total: 1, rows: [{ created_by: "Olive Owner" }] });
    expect((await host.request(contract.getShareLinks, { as: "stranger", body })).status).toBe(404);
  });

  it("have the current name of the shared item, also if only its number is stored", async () => {
    const widget_id = host.acme.shop.widgetId;
    const { id } = await host.entities
      .insertInto("funnel")
      .values({ widget_id, id_name: "Checkout / all steps", steps: "[]" })
      .returning("id")
      .executeTakeFirstOrThrow();
    await make({ widget_id, modules: "funnel", unique_module_id: `${id}/Old name` });
    // the same number of another project
    await make({ widget_id: host.acme.blog.widgetId, modules: "funnel", unique_module_id: `${id}/Old name` });
    const { rows } = (await host.request(getCompanyShareLinks, { as: "owner" })).answer;
    expect(rows.slice(0, 2).map(({ item_name }) => item_name)).toEqual([null, "Checkout / all steps"]);
  });

  it("are listed for every project that the caller sees, and for no other company", async () => {
    const { shop, blog } = host.acme;
    for (const widget_id of [shop.widgetId, blog.widgetId]) await make({ widget_id });
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
});
