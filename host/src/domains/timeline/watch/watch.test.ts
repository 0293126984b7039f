import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getAnnotations } from "@sightline/schema/rest/timeline/timeline";
import { entityBackends } from "#host/testing/entityBackends.ts";
import type { TestHost } from "#host/testing/testHost.ts";
import { beat } from "./heartbeat.ts";
import { noteTracker } from "./noteTracker.ts";

describe.each(entityBackends)("automatic timeline entries ($name)", ({ openHost }) => {
  let host: TestHost;
  const logged = () =>
    host.entities
      .selectFrom("audit_log")
      .select(["company_id", "user_id", "module", "action", "description", "created_at"])
      .where("module", "in", ["host", "tracker"])
      .orderBy("audit_id")
      .execute();

  beforeAll(async () => {
    host = await openHost();
    await host.entities
      .updateTable("widget")
      .set({ installed_at: new Date("2026-01-01") })
      .where("company_id", "=", host.acme.companyId)
      .execute();
    await host.entities
      .updateTable("widget")
      .set({ installed_at: null })
      .where("company_id", "<>", host.acme.companyId)
      .execute();
  });
  beforeEach(async () => {
    host.clock.set("2026-03-18T10:00:00Z");
    await host.entities.deleteFrom("audit_log").execute();
    await host.entities.deleteFrom("host_state").where("key", "in", ["heartbeat", "tracker"]).execute();
  });
  afterAll(() => host.close());

  it("record an outage of over a minute once, at its start, for companies that measure traffic", async () => {
    await beat(host.services);
    host.clock.move(60_000);
    await beat(host.services);
    expect(await logged()).toEqual([]);
    host.clock.move(7 * 60_000);
    await Promise.all([beat(host.services), beat(host.services)]);
    expect(await logged()).toEqual([
      {
        ...{ company_id: host.acme.companyId, user_id: host.members.owner.userId, module: "host", action: "outage" },
        ...{ description: "2026-03-18 10:01 – 10:08 UTC", created_at: new Date("2026-03-18T10:01:00Z") },
      },
    ]);
    const body = { widget_id: host.acme.shop.widgetId, startDate: "2026-03-18", endDate: "2026-03-18" };
    const { changes } = (await host.request(getAnnotations, { as: "viewer", body })).answer;
    expect(changes.map(({ text }) => text)).toEqual(["host.outage"]);
  });

  it("record no outage of a host that ingested events while its heartbeats could not be stored", async () => {
    await beat(host.services);
    host.clock.move(30_000);
    const since = host.clock.now();
    host.clock.move(20 * 60_000);
    await beat(host.services, since);
    expect(await logged()).toEqual([]);
    host.clock.move(61_000);
    await beat(host.services);
    expect(await logged()).toHaveLength(1);
  });

  it("record a new tracker version once, but not the first or the same version", async () => {
    for (const version of ["aaaa", "aaaa", "bbbb", "bbbb"]) await noteTracker(host.services, version);
    expect((await logged()).map(({ action, description }) => [action, description])).toEqual([
      ["version_changed", "aaaa → bbbb"],
    ]);
  });
});
