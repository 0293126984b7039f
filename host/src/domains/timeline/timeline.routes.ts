import type { Route } from "#host/http/route.ts";
import { createAnnotation } from "./createAnnotation.ts";
import { createAuditEntry } from "./createAuditEntry.ts";
import { deleteAnnotation } from "./deleteAnnotation.ts";
import { getTimeline } from "./entries/getTimeline.ts";
import { findAuditEntries } from "./findAuditEntries.ts";
import { getAnnotations } from "./getAnnotations.ts";
import { updateAnnotation } from "./updateAnnotation.ts";

export const timelineRoutes: Route[] = [
  createAnnotation,
  createAuditEntry,
  deleteAnnotation,
  findAuditEntries,
  getAnnotations,
  getTimeline,
  updateAnnotation,
];
