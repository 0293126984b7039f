import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getFlags } from "@sightline/schema/rest/flags/flags";
import { entityBackends } from "#host/testing/entityBackends.ts";
import type { TestHost } from "#host/testing/testHost.ts";

describe.each(entityBackends)("feature flags ($name)", ({ openHost }) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openHost();
    const flag = (key: string, more = {}) =>
      host.entities
        .insertInto("flag")
        .values({ widget_id: host.acme.shop.widgetId, key, ...more })
        .execute();
    await flag("new-checkout", { status: "on", lifecycle: "live" });
    await flag("old", { status: "archived" });
    await flag("gone", { deleted_at: new Date(host.clock.now()) });
    await flag("price", { type: "number" });
  });
  afterAll(() => host.close());

  const ask = (as: "viewer" | "stranger", widgetId: number) =>
    host.request(getFlags, { as, headers: { widgetid: String(widgetId) } });

  it("are listed newest first, without archived or deleted ones", async () => {
    expect((await ask("viewer", host.acme.shop.widgetId)).answer).toMatchObject([
      { key: "price", type: "number", status: "draft", lifecycle: "initial" },
      { key: "new-checkout", type: "boolean", status: "on", lifecycle: "live" },
    ]);
    expect((await ask("viewer", host.acme.blog.widgetId)).answer).toEqual([]);
  });

  it("are hidden from other companies", async () => {
    expect((await ask("stranger", host.acme.shop.widgetId)).failure.code).toBe("NOT_FOUND");
    expect((await host.request(getFlags, { as: "viewer" })).status).toBe(404);
    expect((await host.request(getFlags, {})).status).toBe(401);
  });
});
