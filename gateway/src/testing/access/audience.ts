import { members, writers, type ExpectedAccess } from "../expectedAccess.ts";

export const audienceAccess: ExpectedAccess = {
  Mutation: {
    deleteVisitor: writers,
    tagVisitors: writers,
  },
  Project: {
    realtime: members,
    visitor: members,
    visitorTags: members,
    visitors: members,
  },
};
