import type { Route } from "#host/http/route.ts";
import { createSegment } from "./createSegment.ts";
import { deleteSegment } from "./deleteSegment.ts";
import { getSegments } from "./getSegments.ts";
import { updateSegment } from "./updateSegment.ts";

export const segmentsRoutes: Route[] = [getSegments, createSegment, updateSegment, deleteSegment];
