// Everything that can affect a project's numbers, in one list: members' notes and recorded changes.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { ChangedField, TimelineKind } from "./changes.ts";
import { Annotation, NoteColor } from "./timeline.ts";
import { AnsweredRange, LocalMoment, widgetId } from "../range.ts";

export const TimelineEntry = z.object({
  kind: TimelineKind,
  /** `annotation_id` for a note, `audit_id` for all other entries */
  number: z.number().int(),
  /** the day or hour of the entry, in the project's time zone */
  date: z.string(),
  /** inclusive end of a note; null: `date` only */
  end_date: z.string().nullable(),
  /** for notes; null for all other entries */
  color: NoteColor.nullable(),
  created_at: z.iso.datetime(),
  /** the note's text; `module.action` for a change */
  text: z.string(),
  description: z.string(),
  /** id of the changed object */
  subject_id: z.string(),
  user_id: z.number().int(),
  user_name: z.string(),
  /** old and new values, if values were changed; secrets are masked */
  changed: z.array(ChangedField).default([]),
  /** the caller can delete it */
  deletable: z.boolean(),
  /** the note itself, if the caller can edit it */
  note: Annotation.nullable(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const getTimeline = endpoint({
  name: "getTimeline",
  method: "POST",
  path: "/timeline",
  summary: "Notes and the audit log of a project in one list, newest first.",
  effect: "read",
  audience: "member",
  body: z.object({
    widget_id: widgetId,
    startDate: LocalMoment,
    endDate: LocalMoment,
    kinds: z.array(TimelineKind).max(10).optional(),
    user_id: z.number().int().positive().optional(),
    /** a page, or any text of the entry */
    text: z.string().trim().max(200).default(""),
    limit: z.number().int().min(1).max(1000).default(500),
    offset: z.number().int().min(0).max(100_000).default(0),
  }),
  answer: z.object({
    /** newest first */
    rows: z.array(TimelineEntry),
    /** before filtering: the authors of all entries in the range */
    people: z.array(z.object({ user_id: z.number().int(), name: z.string() })),
    total: z.number().int(),
    range: AnsweredRange,
  }),
});
