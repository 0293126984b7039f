// Everything that can change the numbers of a project, in one list: what members noted and what was done.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { ChangedField, TimelineKind } from "./changes.ts";
import { Annotation, NoteColor } from "./timeline.ts";
import { AnsweredRange, LocalMoment, widgetId } from "../range.ts";

export const TimelineEntry = z.object({
  kind: TimelineKind,
  /** `annotation_id` of a note, `audit_id` of everything else */
  number: z.number().int(),
  /** the day or hour that it stands at, on the wall clock of the project's zone */
  date: z.string(),
  /** where a note ends, inclusive; null: it stands at `date` alone */
  end_date: z.string().nullable(),
  /** of a note; null of everything else */
  color: NoteColor.nullable(),
  created_at: z.iso.datetime(),
  /** the note's words; `module.action` of what was done */
  text: z.string(),
  description: z.string(),
  /** what it was done to */
  subject_id: z.string(),
  user_id: z.number().int(),
  user_name: z.string(),
  /** from what to what, where values were changed; secrets are masked */
  changed: z.array(ChangedField).default([]),
  /** the caller may take it back */
  deletable: z.boolean(),
  /** the note itself, where the caller may change it */
  note: Annotation.nullable(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const getTimeline = endpoint({
  name: "getTimeline",
  method: "POST",
  path: "/timeline",
  summary: "Notes and the audit log of a project as one list, newest first.",
  effect: "read",
  audience: "member",
  body: z.object({
    widget_id: widgetId,
    startDate: LocalMoment,
    endDate: LocalMoment,
    kinds: z.array(TimelineKind).max(10).optional(),
    user_id: z.number().int().positive().optional(),
    /** a page, or any words of the entry */
    text: z.string().trim().max(200).default(""),
    limit: z.number().int().min(1).max(1000).default(500),
    offset: z.number().int().min(0).max(100_000).default(0),
  }),
  answer: z.object({
    /** newest first */
    rows: z.array(TimelineEntry),
    /** before the filters: who did anything in the range */
    people: z.array(z.object({ user_id: z.number().int(), name: z.string() })),
    total: z.number().int(),
    range: AnsweredRange,
  }),
});
