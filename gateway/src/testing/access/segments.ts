import { members, writers, type ExpectedAccess } from "../expectedAccess.ts";

export const segmentsAccess: ExpectedAccess = {
  Mutation: {
    createSegment: writers,
    deleteSegment: writers,
    updateSegment: writers,
  },
  Project: {
    segments: members,
  },
};
