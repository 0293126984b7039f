import { members, membersAndShare, writers, type ExpectedAccess } from "../expectedAccess.ts";

export const recordingsAccess: ExpectedAccess = {
  Mutation: {
    addRecordingComment: writers,
    createRecordingCollection: writers,
    deleteRecordingCollection: writers,
    deleteRecordingComment: writers,
    deleteRecordings: writers,
    markRecordings: members,
    updateRecordingCollection: writers,
    updateRecordings: writers,
  },
  Project: {
    recordings: membersAndShare,
  },
  ProjectRecordings: {
    collections: members,
    find: members,
    isAvailable: members,
    list: members,
    live: members,
    recordedThisMonth: members,
    recording: members,
  },
};
