import type { Route } from "#host/http/route.ts";
import { createRecordingComment } from "./comments/createRecordingComment.ts";
import { deleteRecordingComment } from "./comments/deleteRecordingComment.ts";
import { listRecordingComments } from "./comments/listRecordingComments.ts";
import { deleteRecordings } from "./deleteRecordings.ts";
import { findRecording } from "./findRecording.ts";
import { getRecording } from "./getRecording.ts";
import { getLiveRecording } from "./live/getLiveRecording.ts";
import { listLiveSessions } from "./live/listLiveSessions.ts";
import { getRecordingEvents } from "./getRecordingEvents.ts";
import { listRecordings } from "./listRecordings.ts";
import { updateRecording } from "./updateRecording.ts";

export const recordingsRoutes: Route[] = [
  createRecordingComment,
  deleteRecordingComment,
  deleteRecordings,
  findRecording,
  getLiveRecording,
  getRecording,
  getRecordingEvents,
  listLiveSessions,
  listRecordingComments,
  listRecordings,
  updateRecording,
];
