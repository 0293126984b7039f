import type {
  Annotation as WireAnnotation,
  AuditEntry as WireAuditEntry,
} from "@sightline/schema/rest/timeline/timeline";
import type { Annotation, AuditEntry } from "#gateway/__generated__/resolverTypes.ts";
import { upper } from "#gateway/graph/enums.ts";
import { toGlobalId } from "#gateway/graph/globalId.ts";

export interface AnnotationSource extends Annotation {
  __typename: "Annotation";
}

/** Notes are listed by project and date, so an id contains both. */
export const annotationOf = (note: WireAnnotation): AnnotationSource => ({
  __typename: "Annotation",
  id: toGlobalId("Annotation", `${note.widget_id}:${note.annotation_id}:${note.date}`),
  date: note.date,
  endDate: note.end_date,
  text: note.text,
  color: upper(note.color),
  visibility: upper(note.visibility),
  page: note.page,
  author: note.author,
  timelineKey: `note-${note.annotation_id}`,
  createdAt: note.created_at,
});

export interface AuditEntrySource extends AuditEntry {
  __typename: "AuditEntry";
  /** the host's id of the entry */
  auditId: number;
}

export const auditEntryOf = (entry: WireAuditEntry): AuditEntrySource => ({
  __typename: "AuditEntry",
  id: toGlobalId("AuditEntry", entry.audit_id),
  auditId: entry.audit_id,
  module: entry.module,
  action: entry.action,
  actionId: entry.action_id,
  description: entry.description,
  userName: entry.user_name,
  createdAt: entry.created_at,
});
