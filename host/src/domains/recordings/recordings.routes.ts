import type { Route } from "#host/http/route.ts";
import { deleteRecordings } from "./deleteRecordings.ts";
import { findRecording } from "./findRecording.ts";
import { getRecording } from "./getRecording.ts";
import { getRecordingEvents } from "./getRecordingEvents.ts";
import { listRecordings } from "./listRecordings.ts";
import { updateRecording } from "./updateRecording.ts";

export const recordingsRoutes: Route[] = [
  deleteRecordings,
  findRecording,
  getRecording,
  getRecordingEvents,
  listRecordings,
  updateRecording,
];
