import { namedRecording, ofProject, sharedProject } from "../grant.ts";
import type { PermissionTable } from "../permissionTable.ts";
import { readers, signedIn, writers } from "../rules.ts";

export const recordingsPermissions = {
  Mutation: {
    addRecordingComment: writers,
    createRecordingCollection: writers,
    deleteRecordingCollection: writers,
    deleteRecordingComment: writers,
    deleteRecordings: writers,
    markRecordings: signedIn,
    updateRecordingCollection: writers,
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
    collections: { rule: signedIn, part: "RECORDINGS" },
    find: { rule: signedIn, part: "RECORDINGS" },
    isAvailable: { rule: signedIn, part: "RECORDINGS" },
    list: { rule: signedIn, part: "RECORDINGS" },
    live: { rule: signedIn, part: "RECORDINGS" },
    recordedThisMonth: { rule: signedIn, part: "RECORDINGS" },
    recording: { rule: readers(["playback"], sharedProject, namedRecording), part: "RECORDING" },
  },
  byId: {
    Recording: readers(["playback"], namedRecording),
    RecordingCollection: signedIn,
  },
} satisfies PermissionTable;
