import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getUser, ping } from "@sightline/schema/rest/account/account";
import { getPlans, getUsage } from "@sightline/schema/rest/billing/billing";
import { getWidgets } from "@sightline/schema/rest/projects/projects";
import { getTeam } from "@sightline/schema/rest/team/team";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

describe("expired plan", () => {
  let host: TestHost;
  const plan = async (paid_plan: number) => {
    await host.entities
      .updateTable("company")
      .set({ paid_plan })
      .where("company_id", "=", host.acme.companyId)
      .execute();
    // members are cached for two seconds
    host.clock.move(3000);
  };
  beforeAll(async () => {
    host = await openTestHost();
    await plan(0);
  });
  afterAll(() => host.close());

  it("allows access to the member's own account, the plans and the usage", async () => {
    for (const endpoint of [getUser, getPlans, getUsage]) {
      expect((await host.request(endpoint, { as: "viewer" })).status).toBe(200);
    }
    expect((await host.request(ping, { as: "owner", body: {} })).answer.paid_plan).toBe(0);
  });

  it("refuses everything else, even to owners, until the next plan", async () => {
    const closed = [getWidgets, getTeam] as const;
    for (const endpoint of closed) {
      const { status, failure } = await host.request(endpoint, { as: "owner", body: {} });
      expect([status, failure.code]).toEqual([403, "PLAN"]);
      expect(failure.err).toBe("Your plan has ended. Choose a new one to continue.");
    }
    expect((await host.request(getWidgets, { as: "stranger", body: {} })).status).toBe(200);
    await plan(4);
    for (const endpoint of closed) expect((await host.request(endpoint, { as: "owner", body: {} })).status).toBe(200);
  });
});
