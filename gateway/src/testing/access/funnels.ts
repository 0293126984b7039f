import { members, membersAndShare, writers, type ExpectedAccess } from "../expectedAccess.ts";

export const funnelsAccess: ExpectedAccess = {
  Mutation: {
    createFunnel: writers,
    deleteFunnel: writers,
    updateFunnel: writers,
  },
  Project: {
    funnels: membersAndShare,
  },
  ProjectFunnels: {
    funnel: members,
    list: members,
    preview: members,
    report: members,
  },
};
