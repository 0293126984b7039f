// Segments (saved filters) of a project, by name.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { CustomFilter, widgetId } from "../range.ts";

export const Segment = z.object({
  segment_id: z.number().int(),
  widget_id: z.number().int(),
  name: z.string(),
  custom_filter: CustomFilter,
  /** name of the member who saved it */
  author: z.string(),
  created_at: z.iso.datetime(),
});
export type Segment = z.infer<typeof Segment>;

const name = z.string().trim().min(1).max(60);
const custom_filter = CustomFilter.min(1);

export const getSegments = endpoint({
  name: "getSegments",
  method: "POST",
  path: "/segment/list",
  summary: "The saved filters of a project, by name.",
  effect: "read",
  audience: "member",
  body: z.object({ widget_id: widgetId }),
  answer: z.object({ rows: z.array(Segment) }),
});

export const createSegment = endpoint({
  name: "createSegment",
  method: "POST",
  path: "/segment/create",
  summary: "Save a filter under a name that is new in the project; 409 otherwise, or if 100 are saved.",
  effect: "add",
  audience: "member",
  body: z.object({ widget_id: widgetId, name, custom_filter }),
  answer: Segment,
});

export const updateSegment = endpoint({
  name: "updateSegment",
  method: "POST",
  path: "/segment/update",
  summary: "Rename a saved filter, or replace its conditions.",
  effect: "set",
  audience: "member",
  body: z.object({
    segment_id: z.number().int().positive(),
    name: name.optional(),
    custom_filter: custom_filter.optional(),
  }),
  answer: Segment,
});

export const deleteSegment = endpoint({
  name: "deleteSegment",
  method: "POST",
  path: "/segment/delete",
  summary: "Delete a saved filter; URLs that contain the filter itself keep working.",
  effect: "set",
  audience: "member",
  body: z.object({ segment_id: z.number().int().positive() }),
  answer: z.object({ segment_id: z.number().int() }),
});
