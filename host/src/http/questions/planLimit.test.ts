import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Problem } from "#host/http/problem.ts";
import { entityBackends } from "#host/testing/entityBackends.ts";
import type { TestHost } from "#host/testing/testHost.ts";
import { assertRoom, type Capped } from "./planLimit.ts";

describe.each(entityBackends)("the cap of free plans ($name)", ({ openHost }) => {
  let host: TestHost;
  let widget_id: number;
  beforeAll(async () => {
    host = await openHost();
    // Other is on plan 4
    widget_id = host.other.site.widgetId;
  });
  afterAll(() => host.close());

  const limitOf = async (things: Capped, widgetId = widget_id) => {
    const met: unknown = await host.entities
      .transaction()
      .execute((store) => assertRoom(store, widgetId, things))
      .catch((error: unknown) => error);
    return met instanceof Problem ? [met.status, met.code, met.message] : met;
  };
  const refusal = (things: string) => [
    403,
    "PLAN_LIMIT",
    `You hit the maximum 3 ${things}. Upgrade your plan to create unlimited ${things}`,
  ];
  const plan = (paid_plan: number) =>
    host.entities.updateTable("company").set({ paid_plan }).where("company_id", "=", host.other.companyId).execute();

  it("has room for three funnels, those that were deleted not counted, and none for a fourth", async () => {
    const add = (id_name: string) => host.entities.insertInto("funnel").values({ widget_id, id_name }).execute();
    for (const name of ["a", "b", "c"]) {
      expect(await limitOf("funnels")).toBeUndefined();
      await add(name);
    }
    expect(await limitOf("funnels")).toEqual(refusal("funnels"));
    await plan(0);
    expect(await limitOf("funnels")).toEqual(refusal("funnels"));
    await plan(1);
    expect(await limitOf("funnels")).toBeUndefined();
    await plan(4);
    await host.entities
      .updateTable("funnel")
      .set({ deleted_at: new Date(host.clock.now()) })
      .where("id_name", "=", "b")
      .execute();
    expect(await limitOf("funnels")).toBeUndefined();
  });

  it("counts A/B tests and personalisations apart, in each project", async () => {
    const add = (number: number, test_family: string) =>
      host.entities
        .insertInto("test")
        .values({ widget_id, number, test_family, test_name: `T${number}` })
        .execute();
    for (const n of [1, 2, 3]) await add(n, "abtest");
    await add(4, "personalize");
    expect(await limitOf("tests")).toEqual(refusal("A/B tests"));
    expect(await limitOf("personalizations")).toBeUndefined();
    for (const n of [5, 6]) await add(n, "personalize");
    expect(await limitOf("personalizations")).toEqual(refusal("personalisation profiles"));
    expect(await limitOf("tests", host.acme.shop.widgetId)).toBeUndefined();
  });

  it("gives the last place away once, even at the same moment", async () => {
    await host.entities.deleteFrom("funnel").execute();
    const make = (id_name: string) =>
      host.entities.transaction().execute(async (store) => {
        await assertRoom(store, widget_id, "funnels");
        await store.insertInto("funnel").values({ widget_id, id_name }).execute();
      });
    const made = await Promise.allSettled(["1", "2", "3", "4", "5"].map(make));
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  });
});
