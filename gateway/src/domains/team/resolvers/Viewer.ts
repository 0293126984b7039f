import type { ViewerResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { connectionOf } from "#gateway/graph/connection.ts";
import { invitationKey, invitationOf, teamMemberKey, teamMemberOf } from "../team.sources.ts";
import { getTeam } from "../team.upstream.ts";

export const Viewer: Pick<ViewerResolvers, "teamMembers" | "invitations"> = {
  async teamMembers(_, page, { upstream }) {
    const { members } = await getTeam(upstream);
    return connectionOf(members.map(teamMemberOf), page, teamMemberKey);
  },
  async invitations(_, page, { upstream }) {
    const { invitations } = await getTeam(upstream);
    return connectionOf(invitations.map(invitationOf), page, invitationKey);
  },
};
