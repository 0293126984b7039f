// What was done in a project that can change its numbers, as its charts mark it beside the notes.
import { z } from "zod";

export const TimelineKind = z.enum(["note", "project", "test", "flag", "billing", "team", "other"]);
export type TimelineKind = z.infer<typeof TimelineKind>;

export const ChartChange = z.object({
  audit_id: z.number().int(),
  kind: TimelineKind,
  /** the hour that it was done in, on the wall clock of the project's zone */
  date: z.string(),
  /** `module.action` */
  text: z.string(),
  description: z.string(),
  subject_id: z.string(),
  user_name: z.string(),
  created_at: z.iso.datetime(),
});
export type ChartChange = z.infer<typeof ChartChange>;

export const ChangedField = z.object({
  field: z.string(),
  /** as text; null: there was none */
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type ChangedField = z.infer<typeof ChangedField>;

/** A chart that marks more than these is read by nobody; the newest are answered. */
export const MOST_CHANGES = 50;
