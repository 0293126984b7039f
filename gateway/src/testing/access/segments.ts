import { members, writers, membersAndShare, type ExpectedAccess } from "../expectedAccess.ts";

export const segmentsAccess: ExpectedAccess = {
  Mutation: {
    createSegment: writers,
    deleteSegment: writers,
    updateSegment: writers,
  },
  Project: {
    segments: membersAndShare,
  },
  ProjectSegments: {
    list: members,
  },
};
