import { inviteMember as endpoint } from "@sightline/schema/rest/team";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { grantedWidgets } from "./grantedWidgets.ts";
import { joinTokenHash, newJoinToken } from "#host/http/joinToken.ts";
import { assertMayGrant } from "./ownerRules.ts";
import { invitationOf, openInvitations } from "./sql/openInvitations.ts";

const VALID_MS = 7 * 86_400_000;

async function assertNoAccount(entities: EntityStore, companyId: number, email: string): Promise<void> {
  const known = await entities
    .selectFrom("member")
    .select("company_id")
    .where((is) => is(is.fn<string>("lower", ["email"]), "=", email))
    .where("status", "<>", 9)
    .executeTakeFirst();
  if (!known) return;
  const words =
    known.company_id === companyId
      ? `${email} is in your team already`
      : `${email} has an account already; use another`;
  throw new Problem("CONFLICT", words, { field: "email" });
}

/** Inviting an address again replaces its invitation: the earlier link stops working. */
export const inviteMember = route(endpoint, {
  permit: roles(0, 1),
  gather: async ({ services, caller, body }) => {
    assertMayGrant(caller, body.role);
    const widgets = await grantedWidgets(services, caller, body.role, body.widgets);
    await assertNoAccount(services.entities, caller.companyId, body.email);
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
  ask: async ({ entities, now }, values) => {
    const token = newJoinToken();
    const row = await entities.transaction().execute(async (store) => {
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
      return openInvitations(store, now()).where("invitation_id", "=", invitation_id).executeTakeFirstOrThrow();
    });
    return { row, token };
  },
  answer: ({ row, token }) => ({ invitation: invitationOf(row), token }),
});
