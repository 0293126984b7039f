import { members, writers, membersAndShare, type ExpectedAccess } from "../expectedAccess.ts";

export const feedbackAccess: ExpectedAccess = {
  Mutation: {
    setCommentStatus: writers,
  },
  Project: {
    feedback: membersAndShare,
  },
  ProjectFeedback: {
    comments: members,
    report: members,
  },
};
