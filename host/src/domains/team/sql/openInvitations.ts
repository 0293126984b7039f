import { Role } from "@sightline/schema/rest/account/account";
import type { Invitation } from "@sightline/schema/rest/team/team";
import type { EntityStore } from "#host/stores/entities.ts";

/** Open invitations, newest first, with the names of the inviting members. */
export function openInvitations(entities: EntityStore, now: number) {
  return entities
    .selectFrom("invitation")
    .innerJoin("member", "member.user_id", "invitation.invited_by")
    .selectAll("invitation")
    .select("member.name as inviter")
    .where("ended_at", "is", null)
    .where("expires_at", ">", new Date(now))
    .orderBy("invitation_id", "desc");
}

type Row = Awaited<ReturnType<ReturnType<typeof openInvitations>["execute"]>>[number];

export const invitationOf = (row: Row): Invitation => ({
  invitation_id: row.invitation_id,
  email: row.email,
  role: Role.parse(row.role),
  widgets: row.widgets,
  invited_by: row.inviter,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
});
