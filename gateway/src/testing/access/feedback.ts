import { members, writers, type ExpectedAccess } from "../expectedAccess.ts";

export const feedbackAccess: ExpectedAccess = {
  Mutation: {
    setCommentStatus: writers,
  },
  Project: {
    comments: members,
    feedbackReport: members,
  },
};
