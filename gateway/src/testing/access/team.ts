import { members, managers, everybody, type ExpectedAccess } from "../expectedAccess.ts";

export const teamAccess: ExpectedAccess = {
  Query: {
    joinOffer: everybody,
  },
  Mutation: {
    inviteMember: managers,
    joinTeam: everybody,
    removeMember: managers,
    revokeInvitation: managers,
    updateMember: managers,
  },
  Viewer: {
    activeMembers: members,
    invitations: managers,
    teamMembers: managers,
  },
};
