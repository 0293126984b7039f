import type { OwnBrand } from "@sightline/schema/rest/company/brand";
import type { ManagedCompany } from "@sightline/schema/rest/company/portal";
import { afterEach, beforeEach, expect, test } from "vitest";
import { globalId } from "#gateway/graph/testing/wire.ts";
import { userOf } from "#gateway/testing/principals.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway();
});
afterEach(() => gateway.close());

const client: ManagedCompany = {
  company_id: 21,
  company_name: "Harbour",
  company_key: "h",
  custom_domain: null,
  whitelabel_ref_id: "acme",
  paid_plan: 2,
  plan_name: "Pro",
  day2expire: 1000,
  lifetimedeal: false,
  prohibit: 0,
  state: "paid",
  billed_to: "agency",
  owner_name: "Hanna",
  owner_email: "hanna@harbour.test",
  is_invited: false,
  members: 2,
  projects: 1,
  website_limit: 10,
  sessions: 600,
  pageviews: 900,
  session_limit: 500,
  pageview_limit: null,
  rewarded_session: 0,
  additional_pageview: 0,
  last_activity_at: null,
  created_at: "2026-01-01T00:00:00.000Z",
};
const brand: OwnBrand = {
  subdomain: "stats.acme.test",
  website_name: "Acme",
  website_logo: "javascript:alert(1)",
  website_favicon: null,
  main_color: "#112233",
  CSS_url: null,
  cdn_domain: null,
  custom_language: null,
  login_text: null,
  sso_flag: false,
  sso_force_redirect: false,
  sso_domain: null,
  sso_client_id: null,
  has_sso_secret: true,
  is_verified: false,
  dns_state: "failed",
  dns_findings: [{ message: "no CNAME" }, { message: "no TXT" }],
  dns_checked_at: null,
  verification_ends_at: null,
  dns_records: [{ type: "CNAME", name: "stats.acme.test", value: "app.test" }],
};
const plan = (paid_plan: number, company_id = 7) => ({ getUser: { ...userOf("admin"), paid_plan, company_id } });
const id = globalId("ManagedCompany:21");

test("returns an agency's clients and brand in a constant number of calls", async () => {
  const others = [20, 19, 18].map((company_id) => ({ ...client, company_id }));
  gateway.answers({ ...plan(105), findClients: { rows: [client, ...others], total: 4 }, getOwnBrand: brand });
  const document =
    "{ viewer { agency { clients(first: 50) { totalCount edges { node { id name state daysLeft isOverLimit billedTo } } } " +
    "brand { domain logoUrl sso { hasSecret } dns { isVerified state findings { message reason } records { type name value } } } } servicePortal { __typename } } }";
  const { data, errors } = await gateway.execute(document, {}, { as: "admin" });
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    viewer: {
      agency: {
        clients: {
          totalCount: 4,
          edges: [
            { node: { id, name: "Harbour", state: "PAID", daysLeft: null, isOverLimit: true, billedTo: "AGENCY" } },
            {},
            {},
            {},
          ],
        },
        brand: {
          domain: "stats.acme.test",
          logoUrl: null,
          sso: { hasSecret: true },
          dns: {
            isVerified: false,
            state: "FAILED",
            findings: [
              { message: "no CNAME", reason: null },
              { message: "no TXT", reason: null },
            ],
            records: [{ type: "CNAME", name: "stats.acme.test", value: "app.test" }],
          },
        },
      },
      servicePortal: null,
    },
  });
  expect(gateway.calls("findClients")).toHaveLength(1);
});

test("returns null to other roles, without a request to the host", async () => {
  gateway.answers(plan(3));
  const { data } = await gateway.execute(
    "{ viewer { agency { __typename } servicePortal { __typename } } }",
    {},
    { as: "admin" },
  );
  expect(data).toEqual({ viewer: { agency: null, servicePortal: null } });
  const node = await gateway.execute("query ($id: ID!) { node(id: $id) { id } }", { id }, { as: "admin" });
  expect(node.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  expect(gateway.calls().filter(({ name }) => name !== "getUser")).toEqual([]);
});

test("reads the host's health as operator, and leaves searching to the host", async () => {
  gateway.answers({ ...plan(104), findCompanies: { rows: [client], total: 1 } });
  const document =
    'query A { viewer { servicePortal { health { accepted } companies(first: 5, search: " Har ") { totalCount } } } }';
  const { data } = await gateway.execute(document, {}, { as: "admin" });
  expect(data).toEqual({ viewer: { servicePortal: { health: null, companies: { totalCount: 1 } } } });
  expect(gateway.calls("findCompanies").map(({ body }) => body)).toEqual([{ limit: 6, search: "Har" }]);
});

test("sends changes with wire field names and returns problems with graph field names", async () => {
  gateway.answers({ ...plan(3, 1), updateManagedCompany: client });
  const document =
    "mutation M($input: UpdateManagedCompanyInput!) { updateManagedCompany(input: $input) { company { id } problem { field message } } }";
  const change = (input: object) => gateway.execute(document, { input: { id, ...input } }, { as: "admin" });
  await change({ planCode: 3, daysLeft: null, isSuspended: true });
  expect(gateway.calls("updateManagedCompany").map(({ body }) => body)).toEqual([
    { company_id: 21, paid_plan: 3, trial_days: null, prohibit: 1 },
  ]);
  gateway.answers({ updateManagedCompany: new Raw(400, { err: "No such plan", code: "INVALID", field: "paid_plan" }) });
  expect((await change({ planCode: 5 })).data).toEqual({
    updateManagedCompany: { company: null, problem: { field: "planCode", message: "No such plan" } },
  });
});

test("saves a brand: clears empty fields but preserves an empty secret", async () => {
  gateway.answers({ ...plan(104), updateBrand: brand });
  const document =
    "mutation M($input: UpdateBrandInput!) { updateBrand(input: $input) { brand { name } problem { field } } }";
  await gateway.execute(document, { input: { name: " Acme ", loginText: "", ssoClientSecret: "" } }, { as: "admin" });
  expect(gateway.calls("updateBrand").map(({ body }) => body)).toEqual([{ website_name: "Acme", login_text: null }]);
});

test("stores the operator's session inside the impersonated one and restores it without a password", async () => {
  const session = {
    jwt: "jwt-of-their-owner",
    user_id: 77,
    user_name: "Hanna",
    company_id: 21,
    company_name: "Harbour",
    role: 0 as const,
    paid_plan: 2,
    expires_at: new Date(gateway.clock.now + 3_600_000).toISOString(),
  };
  gateway.answers({ ...plan(104), impersonateOwner: session, endImpersonation: undefined });
  const IMPERSONATION = "viewer { impersonation { memberName companyName } }";
  const entered = await gateway.execute(
    `mutation M($input: ImpersonateOwnerInput!) { impersonateOwner(input: $input) { problem { message } ${IMPERSONATION} } }`,
    { input: { id } },
    { as: "admin" },
  );
  expect(entered.data).toMatchObject({
    impersonateOwner: { problem: null, viewer: { impersonation: { memberName: "Hanna", companyName: "Harbour" } } },
  });
  const cookieOf = ({ headers }: { headers: Headers }) => headers.get("set-cookie")?.split(";")[0] ?? "";
  const impersonation = { headers: { cookie: cookieOf(entered) } };
  gateway.answers({ getUser: { ...userOf("owner"), company_id: 21 } });
  gateway.forget();
  expect(
    (
      await gateway.execute(
        `{ ${IMPERSONATION.replace("impersonation", "user { name } impersonation")} }`,
        {},
        impersonation,
      )
    ).data,
  ).toMatchObject({ viewer: { impersonation: { memberName: "Hanna" } } });
  expect(gateway.calls("getUser")[0]?.headers["jwt"]).toBe("jwt-of-their-owner");

  const back = await gateway.execute(
    `mutation { endImpersonation { problem { message } ${IMPERSONATION} } }`,
    {},
    impersonation,
  );
  expect(back.data).toEqual({ endImpersonation: { problem: null, viewer: { impersonation: null } } });
  expect(gateway.calls("endImpersonation")[0]?.headers["jwt"]).toBe("jwt-of-their-owner");
  gateway.forget();
  const own = await gateway.execute("{ viewer { user { name } } }", {}, { headers: { cookie: cookieOf(back) } });
  expect(own.errors).toBeUndefined();
  expect(gateway.calls("getUser")[0]?.headers["jwt"]).toBe("jwt-of-admin");

  // without endImpersonation, the own account is restored after an hour
  gateway.clock.now += 3_600_001;
  gateway.forget();
  await gateway.execute("{ viewer { user { name } } }", {}, impersonation);
  expect(gateway.calls("getUser")[0]?.headers["jwt"]).toBe("jwt-of-admin");
});
