import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getFunnels } from "@sightline/schema/rest/funnels/funnels";
import { entityBackends } from "#host/testing/entityBackends.ts";
import type { TestHost } from "#host/testing/testHost.ts";

describe.each(entityBackends)("funnels of a project ($name)", ({ openHost }) => {
  let host: TestHost;
  let widget_id: number;
  beforeAll(async () => {
    host = await openHost();
    widget_id = host.acme.shop.widgetId;
    const make = (id_name: string, more = {}) =>
      host.entities
        .insertInto("funnel")
        .values({ widget_id, id_name, ...more })
        .execute();
    await make("Checkout", { steps: JSON.stringify([{ page: "/cart" }, { page: "/thanks" }]), window: 3600 });
    await make("Old", { status: "archived" });
    await make("Gone", { deleted_at: new Date(host.clock.now()) });
    await make("Sign-up");
  });
  afterAll(() => host.close());

  const ask = (body: object, as: "viewer" | "stranger" = "viewer") => host.request(getFunnels, { as, body });

  it("are listed newest first, without archived and deleted ones", async () => {
    expect((await ask({ widget_id })).answer.rows).toMatchObject([
      { id_name: "Sign-up", steps: 0, window: 86_400 },
      { id_name: "Checkout", steps: 2, window: 3600 },
    ]);
  });

  it("include archived ones on request", async () => {
    const { rows } = (await ask({ widget_id, archived: true })).answer;
    expect(rows.map((row) => row.id_name)).toEqual(["Sign-up", "Old", "Checkout"]);
    const only = (await ask({ widget_id, archived: "only" })).answer.rows;
    expect(only.map((row) => row.id_name)).toEqual(["Old"]);
  });

  it("belong to one project", async () => {
    expect((await ask({ widget_id: host.acme.blog.widgetId })).answer.rows).toEqual([]);
    expect((await ask({ widget_id }, "stranger")).failure.code).toBe("NOT_FOUND");
    expect((await ask({})).failure.field).toBe("widget_id");
  });
});
