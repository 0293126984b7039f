import { inviteMember as endpoint } from "@sightline/schema/rest/team/team";
import { teamRefusals } from "@sightline/schema/rest/team/refusals";
import { attempts } from "@sightline/schema/rest/refusals/request";
import { recordAttempt } from "#host/http/attempts.ts";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { memberByEmail } from "#host/members/memberByEmail.ts";
import { route } from "#host/http/route.ts";
import { writeCompanyMail } from "#host/mail/writeCompanyMail.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { grantedWidgets } from "./grantedWidgets.ts";
import { joinTokenHash, newJoinToken } from "#host/members/joinToken.ts";
import { invitationMail } from "./invitationMail.ts";
import { assertMayGrant } from "./ownerRules.ts";
import { invitationOf, openInvitations } from "./sql/openInvitations.ts";

const VALID_MS = 7 * 86_400_000;
/** These emails can be sent to any address. */
const limit = { max: 5, of: attempts.invitations };

/** Members who manage the team may learn who belongs to it, but not whether an address has an account elsewhere. */
async function assertNotInTeam(entities: EntityStore, companyId: number, email: string): Promise<void> {
  const known = await memberByEmail(entities, email);
  if (known?.company_id !== companyId) return;
  throw new Problem(teamRefusals.alreadyMember({ email }), { field: "email" });
}

/**
 * Inviting an address again replaces its invitation: the earlier link becomes invalid. The link is only sent to the
 * address, so it verifies it. The response is the same whether or not the address has an account. Only the email
 * differs.
 */
export const inviteMember = route(endpoint, {
  permit: roles(0, 1),
  gather: async ({ services, caller, body }) => {
    assertMayGrant(caller, body.role);
    const widgets = await grantedWidgets(services, caller, body.role, body.widgets);
    await assertNotInTeam(services.entities, caller.companyId, body.email);
    await recordAttempt(services, `invite:${body.email}`, limit);
    const at = services.now();
    return {
      email: body.email,
      role: body.role,
      widgets: JSON.stringify(widgets),
      company_id: caller.companyId,
      invited_by: caller.userId,
      created_at: new Date(at),
      expires_at: new Date(at + VALID_MS),
    };
  },
  ask: (services, values) =>
    services.entities.transaction().execute(async (store) => {
      const token = newJoinToken();
      await store
        .updateTable("invitation")
        .set({ ended_at: values.created_at })
        .where("company_id", "=", values.company_id)
        .where("email", "=", values.email)
        .where("ended_at", "is", null)
        .execute();
      const { invitation_id } = await store
        .insertInto("invitation")
        .values({ ...values, token_hash: joinTokenHash(token) })
        .returning("invitation_id")
        .executeTakeFirstOrThrow();
      const row = await openInvitations(store, services.now())
        .innerJoin("company", "company.company_id", "invitation.company_id")
        .select("company.company_name")
        .where("invitation_id", "=", invitation_id)
        .executeTakeFirstOrThrow();
      const offer = { company: row.company_name, inviter: row.inviter, token };
      const hasAccount = (await memberByEmail(store, values.email)) !== undefined;
      const mail = (origin: string) => invitationMail({ ...offer, to: values.email, hasAccount }, origin);
      await writeCompanyMail(services, values.company_id, mail, store);
      return row;
    }),
  answer: (row) => ({ invitation: invitationOf(row) }),
});
