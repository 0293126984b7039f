import { members, writers, membersAndShare, type ExpectedAccess } from "../expectedAccess.ts";

export const timelineAccess: ExpectedAccess = {
  Mutation: {
    createAnnotation: writers,
    deleteAnnotation: writers,
    recordAction: members,
    updateAnnotation: writers,
  },
  Viewer: {
    auditLog: members,
  },
  Project: {
    timeline: membersAndShare,
  },
  ProjectTimeline: {
    list: members,
  },
};
