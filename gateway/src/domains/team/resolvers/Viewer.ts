import type { ViewerResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { connectionOf } from "#gateway/graph/connection.ts";
import { roleFromWire } from "#gateway/graph/enums.ts";
import { invitationKey, invitationOf, teamMemberKey, teamMemberOf } from "../team.sources.ts";
import { getActiveUsers, getTeam } from "../team.upstream.ts";

export const Viewer: Pick<ViewerResolvers, "activeMembers" | "teamMembers" | "invitations"> = {
  async activeMembers(_source, _args, { upstream }) {
    return camel(await getActiveUsers(upstream)).map(({ role, ...rest }) => ({ ...rest, role: roleFromWire[role] }));
  },

  async teamMembers(_, page, { upstream }) {
    const { members } = await getTeam(upstream);
    return connectionOf(members.map(teamMemberOf), page, teamMemberKey);
  },
  async invitations(_, page, { upstream }) {
    const { invitations } = await getTeam(upstream);
    return connectionOf(invitations.map(invitationOf), page, invitationKey);
  },
};
