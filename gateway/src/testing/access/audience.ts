import { members, writers, membersAndShare, type ExpectedAccess } from "../expectedAccess.ts";

export const audienceAccess: ExpectedAccess = {
  Mutation: {
    deleteVisitor: writers,
    tagVisitors: writers,
  },
  Project: {
    audience: membersAndShare,
  },
  ProjectAudience: {
    onlineHistory: members,
    realtime: members,
    tags: members,
    visitor: members,
    visitors: members,
  },
};
