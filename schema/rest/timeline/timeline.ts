// Member actions (audit log) and notes (annotations).
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { LocalMoment, widgetId } from "../range.ts";
import { ChartChange, MOST_CHANGES } from "./changes.ts";

export const AuditEntry = z.object({
  audit_id: z.number().int(),
  module: z.string(),
  action: z.string(),
  action_id: z.string(),
  description: z.string(),
  user_id: z.number().int(),
  user_name: z.string(),
  widget_id: z.number().int().nullable(),
  created_at: z.iso.datetime(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const createAuditEntry = endpoint({
  name: "createAuditEntry",
  method: "POST",
  path: "/auditlog",
  summary:
    "Record an action of the caller in the project in the `widgetid` header. Billing and team actions belong to no project.",
  effect: "add",
  audience: "member",
  body: z.object({
    module: z.string().min(1).max(100),
    action: z.string().min(1).max(100),
    action_id: z.string().max(200).default(""),
    description: z.string().max(2000).default(""),
  }),
  answer: AuditEntry,
});

export const findAuditEntries = endpoint({
  name: "findAuditEntries",
  method: "POST",
  path: "/auditlog/find",
  summary: "The company's audit log, newest first.",
  effect: "read",
  audience: "member",
  body: z.object({
    module: z.string().max(100).optional(),
    action: z.string().max(100).optional(),
    action_id: z.string().max(200).optional(),
    /** only entries older than this one, for paging */
    before_id: z.number().int().positive().optional(),
    limit: z.number().int().min(1).max(200).default(50),
  }),
  answer: z.object({ rows: z.array(AuditEntry), total: z.number().int() }),
});

export const NoteColor = z.enum(["grey", "blue", "green", "amber", "red", "purple"]);
export type NoteColor = z.infer<typeof NoteColor>;
/** its author; all members of the company; or also holders of a share link */
export const NoteVisibility = z.enum(["me", "company", "link"]);
export type NoteVisibility = z.infer<typeof NoteVisibility>;

export const Annotation = z.object({
  annotation_id: z.number().int(),
  widget_id: z.number().int(),
  /** a day or hour in the project's time zone */
  date: z.string(),
  /** inclusive; null: `date` only */
  end_date: z.string().nullable(),
  text: z.string(),
  color: NoteColor,
  visibility: NoteVisibility,
  /** path of the page that the note is about; "": no specific page */
  page: z.string(),
  author: z.string(),
  created_at: z.iso.datetime(),
});
export type Annotation = z.infer<typeof Annotation>;

export const getAnnotations = endpoint({
  name: "getAnnotations",
  method: "POST",
  path: "/annotation/list",
  summary: "The notes and changes marked on a project's charts in a range, as visible to the caller, oldest first.",
  effect: "read",
  audience: "viewer",
  body: z.object({ widget_id: widgetId, startDate: LocalMoment, endDate: LocalMoment }),
  answer: z.object({
    rows: z.array(Annotation),
    /** changes that can affect numbers, newest only; empty for the holder of a share link */
    changes: z.array(ChartChange).max(MOST_CHANGES).default([]),
  }),
});

export const createAnnotation = endpoint({
  name: "createAnnotation",
  method: "POST",
  path: "/annotation/create",
  summary: "Create a note on the charts of a project.",
  effect: "add",
  audience: "member",
  body: z.object({
    widget_id: widgetId,
    date: LocalMoment,
    /** not before `date` */
    end_date: LocalMoment.nullable().default(null),
    text: z.string().trim().min(1).max(500),
    color: NoteColor.default("grey"),
    visibility: NoteVisibility.default("company"),
    page: z.string().trim().max(500).default(""),
  }),
  answer: Annotation,
});

export const deleteAnnotation = endpoint({
  name: "deleteAnnotation",
  method: "POST",
  path: "/annotation/delete",
  summary: "Delete a note.",
  effect: "set",
  audience: "member",
  body: z.object({ annotation_id: z.number().int().positive() }),
  answer: z.object({ annotation_id: z.number().int() }),
});
