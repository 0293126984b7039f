import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authenticate, getUser } from "@sightline/schema/rest/account/account";
import { sendSupportMessage } from "@sightline/schema/rest/account/support";
import { getBillingPortal } from "@sightline/schema/rest/billing/invoices";
import { checkDomain, updateBrand } from "@sightline/schema/rest/company/brand";
import { updateCompany } from "@sightline/schema/rest/company/company";
import { impersonateOwner, endImpersonation } from "@sightline/schema/rest/account/impersonation";
import * as contract from "@sightline/schema/rest/company/portal";
import { acceptInvitation, inviteMember } from "@sightline/schema/rest/team/team";
import { findAuditEntries } from "@sightline/schema/rest/timeline/timeline";
import { OPERATOR } from "#host/http/impersonation.ts";
import { seedOperator } from "#host/testing/seedOperator.ts";
import { entityBackends } from "#host/testing/entityBackends.ts";
import { eventRow } from "#host/testing/eventRow.ts";
import type { TestHost } from "#host/testing/testHost.ts";

describe.each(entityBackends)("managed client companies ($name)", ({ openHost }) => {
  let host: TestHost;
  let operator: { jwt: string };
  let operatorId: number;
  const refused = async (
    endpoint: Parameters<TestHost["request"]>[0],
    as: "owner" | "user" | "stranger" | { jwt: string },
    body = {},
  ) => (await host.request(endpoint, { as, body })).failure;

  beforeAll(async () => {
    host = await openHost({ env: { PUBLIC_URL: "https://app.test" } });
    const { userId, jwt } = await seedOperator(host);
    operatorId = userId;
    operator = { jwt };
    await host.entities
      .updateTable("company")
      .set({ paid_plan: 104 })
      .where("company_id", "=", host.acme.companyId)
      .execute();
  });
  afterAll(() => host.close());

  const companies = async (as: "owner" | { jwt: string }, body = {}) =>
    (await host.request(contract.findCompanies, { as, body })).answer;
  const audit = async (as: "owner" | "stranger" | { jwt: string }) =>
    (await host.request(findAuditEntries, { as, body: { module: "service_portal" } })).answer.rows.map(
      ({ action, user_name }) => `${action} by ${user_name}`,
    );

  it("never make a new sign-up the operator", () => {
    expect(Math.min(host.acme.companyId, host.other.companyId)).toBeGreaterThan(OPERATOR);
  });

  it("are closed to all other companies", async () => {
    const client = { company_name: "X", website: "x.test", email: "x@x.test", paid_plan: 2, billed_to: "agency" };
    for (const [endpoint, body] of [
      [contract.findCompanies, {}],
      [contract.getPortalUsage, {}],
      [contract.getPortalDomains, {}],
      [contract.getHostHealth, {}],
      [contract.updateManagedCompany, { company_id: host.other.companyId, prohibit: 1 }],
      [impersonateOwner, { company_id: host.other.companyId }],
      [contract.findClients, {}],
      [contract.inviteClient, client],
    ] as const) {
      expect((await refused(endpoint, "user", body)).code).toBe("ROLE");
      expect(["ROLE", "PLAN"]).toContain((await refused(endpoint, "stranger", body)).code);
      expect((await host.request(endpoint, { body })).status).toBe(401);
    }
    expect((await refused(contract.getHostHealth, "owner")).code).toBe("ROLE");
  });

  it("show the operator every company with its usage of the month", async () => {
    const at = new Date(host.clock.now() - 3_600_000).toISOString();
    const visit = { widgetId: host.other.site.widgetId, company_id: host.other.companyId, at };
    const bot = { ...visit, session: 4, is_bot: 1 };
    await host.events.insert("event", [...[1, 2, 3].map((session) => eventRow({ ...visit, session })), eventRow(bot)]);
    const { rows, total } = await companies(operator);
    expect(total).toBe(3);
    expect(rows.find(({ company_id }) => company_id === host.other.companyId)).toMatchObject({
      company_name: "Other",
      plan_name: "Free",
      state: "free",
      projects: 1,
      members: 1,
      sessions: 3,
      pageviews: 3,
      session_limit: 500,
      owner_email: "sam@other.test",
    });
    expect((await companies(operator, { search: "sam@OTHER" })).rows.map((each) => each.company_name)).toEqual([
      "Other",
    ]);
    expect((await companies(operator, { search: "100%" })).total).toBe(0);
    const paged = await companies(operator, { limit: 1, before_id: host.other.companyId });
    expect([paged.rows[0]?.company_name, paged.total]).toEqual(["Acme", 3]);
    const usage = (await host.request(contract.getPortalUsage, { as: operator, body: { days: 3 } })).answer.rows;
    expect(usage.map(({ date, sessions }) => [date, sessions])).toEqual([
      ["2026-03-16", 0],
      ["2026-03-17", 0],
      ["2026-03-18", 3],
    ]);
    const health = (await host.request(contract.getHostHealth, { as: operator, body: {} })).answer;
    expect(health).toMatchObject({ accepted: 0, stored_events: 4, rejected: 0, lag_ms: 0 });
  });

  it("return an agency the same response for a client's address with and without an account", async () => {
    const invite = async (email: string) => {
      const body = { company_name: "Quay", website: "quay.test", paid_plan: 2, billed_to: "agency", email };
      const { status, answer } = await host.request(contract.inviteClient, { as: "owner", body });
      const { company_id, company_key: _key, owner_email, ...rest } = answer;
      expect([company_id > 0, owner_email]).toEqual([true, email]);
      await host.entities
        .updateTable("company")
        .set({ whitelabel_ref_id: null })
        .where("company_id", "=", company_id)
        .execute();
      const [mail] = await host.entities.selectFrom("mail").selectAll().where("to_address", "=", email).execute();
      return { status, rest, mail: mail?.body_text ?? "" };
    };
    const [known, unknown] = [await invite("sam@other.test"), await invite("new@other.test")];
    expect(known.rest).toEqual(unknown.rest);
    expect(known.mail).toContain("already has an account with another company");
    expect(unknown.mail).not.toContain("already has an account");
  });

  it("let an agency create clients and see only its own", async () => {
    expect((await companies("owner")).rows).toEqual([]);
    const body = { company_name: "Harbour", website: "harbour.test", paid_plan: 2, billed_to: "agency" };
    const email = "hanna@harbour.test";
    const wrong = await host.request(contract.inviteClient, { as: "owner", body: { ...body, email, paid_plan: 104 } });
    expect(wrong.failure.field).toBe("paid_plan");
    const made = (await host.request(contract.inviteClient, { as: "owner", body: { ...body, email } })).answer;
    expect(made).toMatchObject({
      is_invited: true,
      owner_email: email,
      whitelabel_ref_id: "acme",
      billed_to: "agency",
    });

    const mail = await host.entities
      .selectFrom("mail")
      .selectAll()
      .where("to_address", "=", email)
      .executeTakeFirstOrThrow();
    const token = /https:\/\/app\.test\/jointeam\/([\w-]+)/.exec(mail.body_text)?.[1] ?? "";
    expect((await host.request(impersonateOwner, { as: "owner", body: made })).failure.code).toBe("CONFLICT");
    await host.request(acceptInvitation, { body: { token, name: "Hanna", password: "long enough" } });
    const clients = (await host.request(contract.findClients, { as: "owner", body: {} })).answer;
    expect(clients.rows.map(({ company_name, is_invited }) => [company_name, is_invited])).toEqual([
      ["Harbour", false],
    ]);
    expect((await companies("owner")).rows.map((each) => each.company_name)).toEqual(["Harbour"]);

    // a client on the white-label plan can't see its siblings
    await host.entities
      .updateTable("company")
      .set({ paid_plan: 104 })
      .where("company_id", "=", made.company_id)
      .execute();
    const signIn = { email, password: "long enough" };
    const { jwt } = (await host.request(authenticate, { body: signIn })).answer;
    expect((await companies({ jwt })).rows).toEqual([]);
    for (const company_id of [host.other.companyId, host.acme.companyId, OPERATOR]) {
      for (const endpoint of [contract.updateManagedCompany, impersonateOwner]) {
        expect(["NOT_FOUND", "ROLE"]).toContain((await refused(endpoint, { jwt }, { company_id })).code);
      }
    }
    expect((await refused(contract.updateManagedCompany, "owner", { company_id: host.other.companyId })).code).toBe(
      "NOT_FOUND",
    );
  });

  it("change plan, trial, limits and state, and record it in the audit logs of both companies", async () => {
    const change = { company_id: host.other.companyId, paid_plan: 2, trial_days: 10, rewarded_session: 500 };
    const { answer } = await host.request(contract.updateManagedCompany, { as: operator, body: change });
    expect(answer).toMatchObject({ plan_name: "Pro", state: "trial", day2expire: 10, session_limit: 25_500 });
    await host.entities
      .updateTable("company")
      .set({ paid_plan_expiry_retry: 1 })
      .where("company_id", "=", host.other.companyId)
      .execute();
    const suspended = { company_id: host.other.companyId, prohibit: 1, trial_days: null };
    expect((await host.request(contract.updateManagedCompany, { as: operator, body: suspended })).answer).toMatchObject(
      { state: "suspended", day2expire: 1000 },
    );
    const unpaid = { ...suspended, prohibit: 0 };
    const again = await host.request(contract.updateManagedCompany, { as: operator, body: unpaid });
    expect(again.answer.state).toBe("unpaid");
    expect(await audit("stranger")).toEqual(Array(3).fill("company_changed by Opal"));
    expect((await audit(operator)).length).toBe(3);
    const unknown = await refused(contract.updateManagedCompany, operator, { ...change, paid_plan: 99_999 });
    expect(unknown.field).toBe("paid_plan");
    const self = await refused(contract.updateManagedCompany, operator, { company_id: OPERATOR, prohibit: 1 });
    expect(self.code).toBe("CONFLICT");
    const client = (await companies("owner")).rows[0]?.company_id;
    const grant = await refused(contract.updateManagedCompany, "owner", { company_id: client, paid_plan: 105 });
    expect(grant).toMatchObject({ code: "ROLE", field: "paid_plan" });
  });

  it("allow impersonation of an owner for one hour, with limits and an audit entry", async () => {
    const enter = { company_id: host.other.companyId };
    const session = (await host.request(impersonateOwner, { as: operator, body: enter })).answer;
    const impersonated = { jwt: session.jwt };
    expect(session).toMatchObject({ user_name: "Sam Stranger", company_name: "Other" });
    expect((await host.request(getUser, { as: impersonated })).answer.email).toBe("sam@other.test");
    const body = { company_name: "Other Ltd" };
    expect((await host.request(updateCompany, { as: impersonated, body })).answer.company_name).toBe("Other Ltd");
    const theirsAlone = [
      await refused(inviteMember, impersonated, { email: "me@op.test", role: 0 }),
      await refused(updateCompany, impersonated, { custom_domain: "stats.op.test" }),
      await refused(updateCompany, impersonated, { company_name: "Other", custom_domain: null }),
      await refused(updateBrand, impersonated, { subdomain: "stats.op.test", sso_flag: true }),
      await refused(checkDomain, impersonated, {}),
      await refused(sendSupportMessage, impersonated, {
        subject: "My address",
        text: "Please change it to me@op.test",
      }),
      await refused(getBillingPortal, impersonated),
    ];
    for (const { err } of theirsAlone) expect(err).toMatch(/^While you are signed in as another member/);
    expect((await refused(impersonateOwner, impersonated, enter)).code).toBe("ROLE");
    expect((await host.request(endImpersonation, { as: impersonated, body: {} })).status).toBe(204);
    expect((await audit("stranger")).slice(0, 3)).toEqual(["left by Opal", "acted by Opal", "entered by Opal"]);
    expect((await refused(impersonateOwner, operator, { company_id: OPERATOR })).code).toBe("ROLE");

    await host.entities.updateTable("member").set({ role: 2 }).where("user_id", "=", operatorId).execute();
    host.clock.move(2001);
    expect((await host.request(getUser, { as: impersonated })).status).toBe(401);
    await host.entities.updateTable("member").set({ role: 0 }).where("user_id", "=", operatorId).execute();
    host.clock.move(2001);
    expect((await host.request(getUser, { as: impersonated })).status).toBe(200);
    host.clock.move(3_600_000);
    expect((await host.request(getUser, { as: impersonated })).status).toBe(401);
  });
});
