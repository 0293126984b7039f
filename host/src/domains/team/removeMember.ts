import { Role } from "@sightline/schema/rest/account/account";
import { removeMember as endpoint } from "@sightline/schema/rest/team/team";
import { teamRefusals } from "@sightline/schema/rest/team/refusals";
import type { CompanyCaller } from "#host/http/caller.ts";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import type { Services } from "#host/http/services.ts";
import { assertOwnerStays } from "#host/members/ownerStays.ts";
import { actor } from "#host/outbox/actor.ts";
import { emit } from "#host/outbox/emit.ts";
import { assertMayTouch } from "./ownerRules.ts";
import { teamMember } from "./teamMember.ts";

const DELETED = 9;

/** Closes the account and revokes its keys. The member's work remains. */
async function remove(services: Services, caller: CompanyCaller, userId: number): Promise<void> {
  await services.entities.transaction().execute(async (store) => {
    const { role, name, email } = await teamMember(store, caller, userId);
    if (role === 0) await assertOwnerStays(store, caller.companyId, userId);
    await store.updateTable("member").set({ status: DELETED }).where("user_id", "=", userId).execute();
    await store
      .updateTable("api_key")
      .set({ revoked_at: new Date(services.now()) })
      .where("user_id", "=", userId)
      .where("revoked_at", "is", null)
      .execute();
    const member = { user_id: userId, name, email, role: Role.parse(role) };
    const data = { member, by: await actor(store, caller) };
    await emit(services, { kind: "member.removed", company_id: caller.companyId, data }, store);
  });
}

async function takeBack({ entities, now }: Services, caller: CompanyCaller, invitationId: number): Promise<void> {
  const ended = await entities
    .updateTable("invitation")
    .set({ ended_at: new Date(now()) })
    .where("invitation_id", "=", invitationId)
    .where("company_id", "=", caller.companyId)
    .where("ended_at", "is", null)
    .returning("invitation_id")
    .executeTakeFirst();
  if (!ended) throw new Problem(teamRefusals.invitationNotFound());
}

export const removeMember = route(endpoint, {
  permit: roles(0, 1),
  gather: async ({ services, caller, body }) => {
    if (body.user_id !== undefined) assertMayTouch(caller, await teamMember(services.entities, caller, body.user_id));
    return body;
  },
  ask: async (services, { user_id, invitation_id }, { caller }) => {
    if (user_id !== undefined) await remove(services, caller, user_id);
    if (invitation_id !== undefined) await takeBack(services, caller, invitation_id);
  },
  answer: () => ({ removed: true }),
});
