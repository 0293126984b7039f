import type { Invitation as WireInvitation, TeamMember as WireMember } from "@sightline/schema/rest/team/team";
import type { Invitation, MemberStatus, TeamMember } from "#gateway/__generated__/resolverTypes.ts";
import { roleFromWire } from "#gateway/graph/enums.ts";
import { toGlobalId } from "#gateway/graph/globalId.ts";

export interface TeamMemberSource extends Omit<TeamMember, "projects"> {
  __typename: "TeamMember";
  widgets: readonly number[];
  /** sort order: the most powerful role first */
  rank: number;
}

export interface InvitationSource extends Omit<Invitation, "projects"> {
  __typename: "Invitation";
  /** the host's id */
  invitationId: number;
  widgets: readonly number[];
}

const statusFromWire = (status: number): MemberStatus =>
  status === 1 ? "ACTIVE" : status === 2 ? "UNVERIFIED" : "DISABLED";

export const teamMemberOf = (member: WireMember): TeamMemberSource => ({
  __typename: "TeamMember",
  id: toGlobalId("TeamMember", member.user_id),
  userId: member.user_id,
  name: member.name,
  email: member.email,
  role: roleFromWire[member.role],
  rank: member.role,
  status: statusFromWire(member.status),
  widgets: member.widgets,
  lastLoginAt: member.last_login_at,
});

export const invitationOf = (invitation: WireInvitation): InvitationSource => ({
  __typename: "Invitation",
  id: toGlobalId("Invitation", invitation.invitation_id),
  invitationId: invitation.invitation_id,
  email: invitation.email,
  role: roleFromWire[invitation.role],
  widgets: invitation.widgets,
  invitedBy: invitation.invited_by,
  expiresAt: invitation.expires_at,
});

export const teamMemberKey = ({ rank, userId }: TeamMemberSource) => [rank, userId];
/** Newest first. */
export const invitationKey = ({ invitationId }: InvitationSource) => [-invitationId];
