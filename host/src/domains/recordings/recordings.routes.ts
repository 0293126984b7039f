import type { Route } from "#host/http/route.ts";
import { createCollection } from "./collections/createCollection.ts";
import { deleteCollection } from "./collections/deleteCollection.ts";
import { listCollections } from "./collections/listCollections.ts";
import { updateCollection } from "./collections/updateCollection.ts";
import { createRecordingComment } from "./comments/createRecordingComment.ts";
import { deleteRecordingComment } from "./comments/deleteRecordingComment.ts";
import { listRecordingComments } from "./comments/listRecordingComments.ts";
import { countRecordings } from "./countRecordings.ts";
import { deleteRecordings } from "./deleteRecordings.ts";
import { findRecording } from "./findRecording.ts";
import { getRecording } from "./getRecording.ts";
import { getLiveRecording } from "./live/getLiveRecording.ts";
import { listLiveSessions } from "./live/listLiveSessions.ts";
import { getRecordingEvents } from "./getRecordingEvents.ts";
import { getRecordingStarts } from "./getRecordingStarts.ts";
import { listRecordings } from "./listRecordings.ts";
import { updateRecording } from "./updateRecording.ts";

export const recordingsRoutes: Route[] = [
  countRecordings,
  createCollection,
  createRecordingComment,
  deleteCollection,
  deleteRecordingComment,
  deleteRecordings,
  findRecording,
  getLiveRecording,
  getRecording,
  getRecordingEvents,
  getRecordingStarts,
  listCollections,
  listLiveSessions,
  listRecordingComments,
  listRecordings,
  updateCollection,
  updateRecording,
];
