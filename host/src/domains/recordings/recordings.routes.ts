import type { Route } from "#host/http/route.ts";
import { findRecording } from "./findRecording.ts";
import { getRecording } from "./getRecording.ts";
import { getRecordingEvents } from "./getRecordingEvents.ts";

export const recordingsRoutes: Route[] = [findRecording, getRecording, getRecordingEvents];
