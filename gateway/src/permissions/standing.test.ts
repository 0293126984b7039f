// What the app is told, and what is refused, of members of a given role, plan, company and brand: through the whole
// gateway, with the host's own word for how they stand.
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

test("nobody and the holders of links are told of nothing", async () => {
  for (const kind of ["nobody", "share"] as const) {
    const { data } = await gateway.execute(CAPABILITIES, {}, { as: kind });
    expect(Object.values((data as unknown as { viewer: object }).viewer)).not.toContain(true);
  }
});

describe("a plan that has ended", () => {
  const ended: Who = { paid_plan: 0 };

  test("says where to go, and answers what those pages need", async () => {
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

  test("on the optimise brand leads to that brand's checkout", async () => {
    const { data } = await gateway.execute(
      "{ viewer { viewerCanUseAutopilot expiredPlan { startPath } } }",
      {},
      as({ ...ended, host: "optimise.test" }),
    );
    expect(data).toEqual({
      viewer: { viewerCanUseAutopilot: true, expiredPlan: { startPath: "/optimizecheckout" } },
    });
  });

  test("has no projects, and asks the host for none", async () => {
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
  ])("refuses %s, to owners too, and asks nothing", async (document) => {
    const { errors } = await gateway.execute(document, {}, as(ended));
    expect(errors?.[0]).toMatchObject({
      message: "Your plan has ended. Choose a new one to continue.",
      extensions: { code: "PLAN_LIMIT" },
    });
    expect(gateway.calls().filter(({ name }) => name !== "getUser")).toEqual([]);
  });

  test("a tool of the company is held as its people are", async () => {
    as(ended);
    const { errors } = await gateway.execute("{ viewer { auditLog(first: 1) { totalCount } } }", {}, { as: "tool" });
    expect(errors?.[0]?.extensions.code).toBe("PLAN_LIMIT");
  });

  test("a new plan opens everything within ten seconds", async () => {
    await gateway.execute(CAPABILITIES, {}, as(ended));
    gateway.clock.now += 10_000;
    const { data } = await gateway.execute("{ viewer { expiredPlan { startPath } project { name } } }", {}, as({}));
    expect(data).toEqual({ viewer: { expiredPlan: null, project: { name: "Project 12" } } });
  });
});

describe("room for one more", () => {
  const QUOTA = "{ viewer { project { quota(for: FUNNELS) { used limit message } } } }";
  const funnel = (id: number) => ({
    id,
    id_name: `F${id}`,
    steps: 1,
    window: 60,
    created_at: "2026-01-01T00:00:00.000Z",
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
  ])("on plan %i with %i funnels: %j", async (plan, count, answer) => {
    expect(await quota(plan, count)).toEqual(answer);
    expect(gateway.calls("getFunnels")[0]?.body).toEqual({ widget_id: 12, archived: true });
  });
});
