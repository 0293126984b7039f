// Changes in a project that can affect its numbers, marked on its charts next to the notes.
import { z } from "zod";

export const TimelineKind = z.enum(["note", "project", "test", "flag", "billing", "team", "other"]);
export type TimelineKind = z.infer<typeof TimelineKind>;

export const ChartChange = z.object({
  audit_id: z.number().int(),
  kind: TimelineKind,
  /** the hour of the change, in the project's time zone */
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
  /** as text; null: no previous value */
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type ChangedField = z.infer<typeof ChangedField>;

/** The newest changes are returned. More marks would make a chart unreadable. */
export const MOST_CHANGES = 50;
