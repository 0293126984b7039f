// Merged error groups. The events retain the group they were stored with, so merging is reversible.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { widgetId } from "../range.ts";
import { errorGroupId } from "./errors.ts";

export const mergeErrors = endpoint({
  name: "mergeErrors",
  method: "POST",
  path: "/error-log/merge",
  summary: "Merge groups of errors, including those merged into them, into another group.",
  effect: "set",
  audience: "member",
  body: z.object({
    widget_id: widgetId,
    /** the target group; if it was merged itself, the group into which it was merged */
    error_group_id: errorGroupId,
    merged: z.array(errorGroupId).min(1).max(100),
  }),
  answer: z.object({ error_group_id: z.string() }),
});

export const unmergeErrors = endpoint({
  name: "unmergeErrors",
  method: "POST",
  path: "/error-log/unmerge",
  summary: "Undo the merge of a group of errors.",
  effect: "set",
  audience: "member",
  body: z.object({ widget_id: widgetId, error_group_id: errorGroupId }),
  answer: z.object({ error_group_id: z.string() }),
});
