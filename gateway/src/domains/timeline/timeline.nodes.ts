import type { Context } from "#gateway/context.ts";
import { MAX_NUMBER, numberFromGlobalId } from "#gateway/graph/globalId.ts";
import { readAnnotationId } from "./annotationId.ts";
import { annotationOf, auditEntryOf, type AnnotationSource, type AuditEntrySource } from "./timeline.sources.ts";
import { findAuditEntries, getAnnotations } from "./timeline.upstream.ts";

export async function annotationNode(
  { upstream }: Context,
  id: string,
  field: string,
): Promise<AnnotationSource | null> {
  const { widgetId, annotationId, date } = readAnnotationId(id, field);
  const { rows } = await getAnnotations(upstream, widgetId, { startDate: date, endDate: date });
  const note = rows.find(({ annotation_id }) => annotation_id === annotationId);
  return note === undefined ? null : annotationOf(note);
}

export async function auditEntryNode(
  { upstream }: Context,
  id: string,
  field: string,
): Promise<AuditEntrySource | null> {
  const auditId = numberFromGlobalId(id, "AuditEntry", field);
  // nothing is newer than the largest id
  const before = auditId < MAX_NUMBER ? { before_id: auditId + 1 } : {};
  const { rows } = await findAuditEntries(upstream, { ...before, limit: 1 });
  const [entry] = rows;
  return entry?.audit_id === auditId ? auditEntryOf(entry) : null;
}
