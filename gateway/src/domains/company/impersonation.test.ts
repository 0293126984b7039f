// Actions that an impersonating user may not perform. The gateway refuses them before calling the API host.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MemberPrincipal } from "#gateway/session/principal.ts";
import { documentOf, objectOf } from "#gateway/testing/fieldDocuments.ts";
import { member } from "#gateway/testing/principals.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

const theirsAlone = [
  ...["buyPlan", "cancelSubscription", "changeSubscription", "openBillingPortal", "resumeSubscription", "saveCard"],
  ...["changeEmail", "changePassword", "deleteAccount", "endOtherSessions", "endSession", "setAvatar", "updateProfile"],
  ...["createApiKey", "revokeApiKey"],
  ...["createWebhook", "deleteWebhook", "updateWebhook", "repeatDelivery", "sendTestDelivery"],
  ...["inviteMember", "removeMember", "revokeInvitation", "updateMember"],
  ...["checkDomain", "updateBrand", "uploadBrandImage"],
  ...["impersonateOwner", "inviteClient", "updateManagedCompany", "sendSupportMessage"],
];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

const fields = Object.values(objectOf("Mutation").getFields());
/** Creates a new session each time, because some mutations end the session that they are sent with. */
function impersonating(): MemberPrincipal {
  const { now } = gateway.clock;
  const impersonation = { memberName: "A", companyName: "B", endsAt: now + 3_600_000, own: member("admin", now) };
  return { ...member("owner", now), impersonation };
}
const isRefused = async (document: string, variables = {}) => {
  gateway.forget();
  const { errors = [] } = await gateway.execute(document, variables, { principal: impersonating() });
  const refused = errors.some(({ message }) => message.startsWith("While you are signed in as another member"));
  if (refused) expect(gateway.calls().map(({ name }) => name)).toEqual([]);
  return refused;
};

test.each(fields.map((field) => [field.name, field] as const))(
  "refuses %s during impersonation",
  async (name, field) => {
    expect(await isRefused(documentOf("Mutation", field))).toBe(theirsAlone.includes(name));
  },
);

test("lets an impersonator rename the company but not change its domain", async () => {
  const document = "mutation M($input: UpdateCompanyInput!) { updateCompany(input: $input) { problem { message } } }";
  expect(await isRefused(document, { input: { name: "Acme" } })).toBe(false);
  expect(gateway.calls("updateCompany")).toHaveLength(1);
  for (const customDomain of ["stats.evil.test", "", null]) {
    expect(await isRefused(document, { input: { name: "Acme", customDomain } })).toBe(true);
  }
  expect(await isRefused('mutation { updateCompany(input: {customDomain: "a.test"}) { problem { message } } }')).toBe(
    true,
  );
});
