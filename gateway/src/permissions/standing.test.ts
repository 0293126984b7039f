// The values and refusals for members with a given role, plan, company and brand: through the whole gateway, with the
// standing that the host returns.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Role } from "@sightline/schema/rest/account/account";
import { widget } from "#gateway/graph/testing/wire.ts";
import { userOf } from "#gateway/testing/principals.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway({ trustedProxies: 1, answers: { getWidgets: [widget(12)], getFlags: [] } });
});
afterEach(() => gateway.close());

interface Who {
  role?: Role;
  paid_plan?: number;
  company_id?: number;
  host?: string;
}
const as = ({ host, ...who }: Who) => {
  gateway.answers({ getUser: { ...userOf("owner"), ...who } });
  return { as: "owner", ...(host && { headers: { "x-forwarded-host": host } }) } as const;
};

const CAPABILITIES = `{ viewer { canSeeAffiliate hasSubscription isTestEligible landsOnOverview showsRoleNames
  viewerCanManageCompany viewerCanManageProjects viewerCanOpenServicePortal viewerCanSeeRecommendationDashboard
  viewerCanSeeRecommendations viewerCanSeeUsage viewerCanUseAutopilot viewerCanUseFeatureFlags viewerCanWrite } }`;
const capabilitiesOf = async (who: Who) => {
  const { data, errors } = await gateway.execute(CAPABILITIES, {}, as(who));
  expect(errors).toBeUndefined();
  const viewer = (data as unknown as { viewer: Record<string, boolean> }).viewer;
  return Object.keys(viewer).filter((name) => viewer[name] === true);
};

const managing = ["viewerCanManageCompany", "viewerCanManageProjects"];
const manager = ["canSeeAffiliate", "hasSubscription", ...managing, "viewerCanSeeRecommendations"];

test.each<[string, Who, string[]]>([
  ["an owner on Pro", { paid_plan: 2 }, [...manager, "viewerCanSeeUsage", "viewerCanWrite"]],
  ["an admin on Free", { role: 1, paid_plan: 4 }, [...manager, "viewerCanSeeUsage", "viewerCanWrite"]],
  ["a user", { role: 2 }, ["viewerCanSeeUsage", "viewerCanWrite"]],
  ["a viewer", { role: 3 }, []],
  [
    "a white-label admin",
    { role: 1, paid_plan: 104, company_id: 5000 },
    [
      "landsOnOverview",
      ...managing,
      "viewerCanOpenServicePortal",
      "viewerCanSeeRecommendations",
      "viewerCanSeeUsage",
      "viewerCanWrite",
    ],
  ],
  [
    "a user of company 1, where the dashboard of recommendations is",
    { role: 2, company_id: 1 },
    ["viewerCanSeeRecommendationDashboard", "viewerCanSeeUsage", "viewerCanWrite"],
  ],
  [
    "a viewer of plan 20 and company 11207",
    { role: 3, paid_plan: 20, company_id: 11_207 },
    ["isTestEligible", "showsRoleNames"],
  ],
])("%s", async (_, who, names) => {
  expect((await capabilitiesOf(who)).toSorted()).toEqual(names.toSorted());
});

test("returns no notices to signed-out viewers and share links", async () => {
  for (const kind of ["nobody", "share"] as const) {
    const { data } = await gateway.execute(CAPABILITIES, {}, { as: kind });
    expect(Object.values((data as unknown as { viewer: object }).viewer)).not.toContain(true);
  }
});

describe("expired plan", () => {
  const ended: Who = { paid_plan: 0 };

  test("returns the page to open and the data of the pages that stay available", async () => {
    gateway.answers({ getPlans: [], getUsage: { session: 1, pageview: 2 } });
    const { data, errors } = await gateway.execute(
      "{ viewer { kind user { role } expiredPlan { paths startPath } plans { name } usage { sessions } } }",
      {},
      as(ended),
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      viewer: { expiredPlan: { startPath: "/upgrade-account" }, plans: [], usage: { sessions: 1 } },
    });
    const other = await gateway.execute("{ viewer { expiredPlan { startPath } } }", {}, { as: "share" });
    expect(other.data).toEqual({ viewer: { expiredPlan: null } });
  });

  test("redirects to the checkout of the Optimise brand", async () => {
    const { data } = await gateway.execute(
      "{ viewer { viewerCanUseAutopilot expiredPlan { startPath } } }",
      {},
      as({ ...ended, host: "optimise.test" }),
    );
    expect(data).toEqual({
      viewer: { viewerCanUseAutopilot: true, expiredPlan: { startPath: "/optimizecheckout" } },
    });
  });

  test("has no projects, and makes no project request to the host", async () => {
    const { data, errors } = await gateway.execute(
      `{ viewer { project { name } named: project(id: 12) { name } projects(first: 5) { totalCount } } }`,
      {},
      as(ended),
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ viewer: { project: null, named: null, projects: null } });
    expect(gateway.calls("getWidgets")).toEqual([]);
  });

  test.each([
    ["{ viewer { auditLog(first: 1) { totalCount } } }"],
    ["{ viewer { teamMembers(first: 1) { totalCount } } }"],
    ["{ viewer { affiliate { clicks } } }"],
    ['{ node(id: "UHJvamVjdDoxMg") { id } }'],
    ['mutation { createProject(input: { name: "x" }) { problem { code } } }'],
    ['mutation { inviteMember(input: { email: "a@b.test", role: USER }) { problem { code } } }'],
  ])("refuses %s, even to owners, without a request to the host", async (document) => {
    const { errors } = await gateway.execute(document, {}, as(ended));
    expect(errors?.[0]).toMatchObject({
      message: "Your plan has ended. Choose a new one to continue.",
      extensions: { code: "PLAN_LIMIT" },
    });
    expect(gateway.calls().filter(({ name }) => name !== "getUser")).toEqual([]);
  });

  test("limits a tool of the company like its members", async () => {
    as(ended);
    const { errors } = await gateway.execute("{ viewer { auditLog(first: 1) { totalCount } } }", {}, { as: "tool" });
    expect(errors?.[0]?.extensions.code).toBe("PLAN_LIMIT");
  });

  test("restores full access within ten seconds of a new plan", async () => {
    await gateway.execute(CAPABILITIES, {}, as(ended));
    gateway.clock.now += 10_000;
    const { data } = await gateway.execute("{ viewer { expiredPlan { startPath } project { name } } }", {}, as({}));
    expect(data).toEqual({ viewer: { expiredPlan: null, project: { name: "Project 12" } } });
  });
});

describe("quota for one more item", () => {
  const QUOTA = "{ viewer { project { quota(for: FUNNELS) { used limit message } } } }";
  const funnel = (id: number) => ({
    id,
    id_name: `F${id}`,
    steps: 1,
    window: 60,
    created_at: "2026-01-01T00:00:00.000Z",
    ...({ order: "ordered", mode: "visitor", archived: false } as const),
  });
  const quota = async (paid_plan: number, count: number) => {
    gateway.answers({ getFunnels: { rows: Array.from({ length: count }, (_, n) => funnel(n + 1)) } });
    const { data } = await gateway.execute(QUOTA, {}, as({ paid_plan }));
    return (data as unknown as { viewer: { project: { quota: unknown } } }).viewer.project.quota;
  };
  test.each([
    [4, 2, { used: 2, limit: 3, message: null }],
    [
      4,
      3,
      { used: 3, limit: 3, message: "You hit the maximum 3 funnels. Upgrade your plan to create unlimited funnels" },
    ],
    [5, 30, { used: 30, limit: null, message: null }],
  ])("on plan %i with %i funnels is %j", async (plan, count, answer) => {
    expect(await quota(plan, count)).toEqual(answer);
    expect(gateway.calls("getFunnels")[0]?.body).toEqual({ widget_id: 12, archived: true });
  });
});
