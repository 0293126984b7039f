import { getTeam as endpoint } from "@sightline/schema/rest/team/team";
import { roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { invitationOf, openInvitations } from "./sql/openInvitations.ts";
import { teamMemberOf, teamMembers } from "./sql/teamMembers.ts";

export const getTeam = route(endpoint, {
  permit: roles(0, 1),
  gather: ({ caller }) => caller.companyId,
  ask: async ({ entities, now }, companyId) => ({
    members: await teamMembers(entities, companyId).execute(),
    invitations: await openInvitations(entities, now()).where("invitation.company_id", "=", companyId).execute(),
  }),
  answer: ({ members, invitations }) => ({
    members: members.map(teamMemberOf),
    invitations: invitations.map(invitationOf),
  }),
});
