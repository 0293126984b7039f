import type { Context } from "#gateway/context.ts";
import { numberFromGlobalId } from "#gateway/graph/globalId.ts";
import { invitationOf, teamMemberOf, type InvitationSource, type TeamMemberSource } from "./team.sources.ts";
import { getTeam } from "./team.upstream.ts";

export async function teamMemberNode(context: Context, id: string, field: string): Promise<TeamMemberSource | null> {
  const userId = numberFromGlobalId(id, "TeamMember", field);
  const found = (await getTeam(context.upstream)).members.find((member) => member.user_id === userId);
  return found === undefined ? null : teamMemberOf(found);
}

export async function invitationNode(context: Context, id: string, field: string): Promise<InvitationSource | null> {
  const invitationId = numberFromGlobalId(id, "Invitation", field);
  const { invitations } = await getTeam(context.upstream);
  const found = invitations.find((invitation) => invitation.invitation_id === invitationId);
  return found === undefined ? null : invitationOf(found);
}
