import { members, membersAndShare, type ExpectedAccess } from "../expectedAccess.ts";

export const funnelsAccess: ExpectedAccess = {
  Project: {
    funnels: membersAndShare,
  },
  ProjectFunnels: {
    list: members,
  },
};
