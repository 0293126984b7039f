import { ofProject } from "../grant.ts";
import type { PermissionTable } from "../permissionTable.ts";
import { signedIn, writers } from "../rules.ts";

export const recordingsPermissions = {
  Mutation: {
    addRecordingComment: writers,
    deleteRecordingComment: writers,
    deleteRecordings: writers,
    markRecordings: signedIn,
    updateRecordings: writers,
  },
  Subscription: {
    liveRecording: signedIn,
    liveSessions: signedIn,
  },
  Project: {
    recordings: { rule: ofProject, part: null },
  },
  ProjectRecordings: {
    find: { rule: signedIn, part: "RECORDINGS" },
    list: { rule: signedIn, part: "RECORDINGS" },
    live: { rule: signedIn, part: "RECORDINGS" },
    recording: { rule: signedIn, part: "RECORDINGS" },
  },
  byId: {
    Recording: signedIn,
  },
} satisfies PermissionTable;
