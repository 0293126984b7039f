import type { PermissionTable } from "../permissionTable.ts";
import { anyone, inPerson, managers, signedIn } from "../rules.ts";

export const teamPermissions = {
  Query: {
    joinOffer: anyone,
  },
  Mutation: {
    inviteMember: inPerson(managers),
    joinTeam: anyone,
    removeMember: inPerson(managers),
    revokeInvitation: inPerson(managers),
    updateMember: inPerson(managers),
  },
  Viewer: {
    activeMembers: { rule: signedIn, part: "TEAM" },
    invitations: { rule: managers, part: "TEAM" },
    teamMembers: { rule: managers, part: "TEAM" },
  },
  byId: {
    Invitation: managers,
    TeamMember: managers,
  },
} satisfies PermissionTable;
