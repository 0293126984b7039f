// Ignored errors: by text in their message, or by the file that threw them.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { widgetId } from "../range.ts";
import { requirements } from "../refusals/requirements.ts";

export const IgnorePart = z.enum(["message", "file"]);
export type IgnorePart = z.infer<typeof IgnorePart>;

const words = z.string().trim().min(2, requirements.ignoredWords).max(200);

export const ErrorRule = z.object({
  error_rule_id: z.number().int(),
  part: IgnorePart,
  words: z.string(),
  /** occurrences hidden in the last 30 days */
  hidden: z.number(),
  created_by: z.string(),
  created_at: z.iso.datetime(),
});
export type ErrorRule = z.infer<typeof ErrorRule>;

export const listErrorRules = endpoint({
  name: "listErrorRules",
  method: "POST",
  path: "/error-log/rule/list",
  summary: "The ignore rules for a project's errors, newest first.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({ widget_id: widgetId }),
  answer: z.array(ErrorRule),
});

export const previewErrorRule = endpoint({
  name: "previewErrorRule",
  method: "POST",
  path: "/error-log/rule/preview",
  summary: "Number of currently counted errors of the last 30 days that a rule would hide.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({ widget_id: widgetId, part: IgnorePart, words }),
  answer: z.object({ hidden: z.number(), groups: z.number(), counted: z.number() }),
});

export const createErrorRule = endpoint({
  name: "createErrorRule",
  method: "POST",
  path: "/error-log/rule/create",
  summary: "Ignore errors that contain a text, including past ones.",
  effect: "add",
  audience: "member",
  body: z.object({ widget_id: widgetId, part: IgnorePart, words }),
  answer: z.object({ error_rule_id: z.number().int() }),
});

export const deleteErrorRule = endpoint({
  name: "deleteErrorRule",
  method: "POST",
  path: "/error-log/rule/delete",
  summary: "Delete an ignore rule; the errors it hid are counted again.",
  effect: "set",
  audience: "member",
  body: z.object({ widget_id: widgetId, error_rule_id: z.number().int().positive() }),
  answer: z.object({ error_rule_id: z.number().int() }),
});
