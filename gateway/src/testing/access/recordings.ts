import { members, membersAndShare, writers, type ExpectedAccess } from "../expectedAccess.ts";

export const recordingsAccess: ExpectedAccess = {
  Mutation: {
    addRecordingComment: writers,
    deleteRecordingComment: writers,
    deleteRecordings: writers,
    markRecordings: members,
    updateRecordings: writers,
  },
  Project: {
    recordings: membersAndShare,
  },
  ProjectRecordings: {
    find: members,
    list: members,
    live: members,
    recording: members,
  },
};
