import type { Annotation } from "@sightline/schema/rest/timeline/timeline";
import { sql } from "kysely";
import type { Caller } from "#host/http/caller.ts";
import type { EntityStore } from "#host/stores/entities.ts";

const facts = ["annotation_id", "widget_id", "date", "end_date", "text", "color", "visibility", "page"] as const;

/** Notes with the names of their authors, oldest first. */
export function annotations(entities: EntityStore) {
  return entities
    .selectFrom("annotation")
    .innerJoin("member", "member.user_id", "annotation.user_id")
    .select(facts)
    .select(["member.name as author", "annotation.created_at"])
    .orderBy("date")
    .orderBy("annotation_id");
}

interface Range {
  startDate: string;
  endDate: string;
}

/**
 * The notes of a project that overlap a range and that the caller may view. Days and hours are compared by their common
 * prefix: a day contains all of its hours.
 */
export function annotationsIn(entities: EntityStore, widgetId: number, { startDate, endDate }: Range, caller: Caller) {
  const all = annotations(entities)
    .where("widget_id", "=", widgetId)
    .where(sql<boolean>`left(date, ${endDate.length}) <= ${endDate}`)
    .where(sql<boolean>`coalesce(end_date, date) >= left(${startDate}, length(coalesce(end_date, date)))`);
  if (caller.kind !== "member" && caller.kind !== "key") return all.where("visibility", "=", "link");
  const { userId } = caller;
  return all.where((is) => is.or([is("visibility", "<>", "me"), is("annotation.user_id", "=", userId)]));
}

type AnnotationRow = Awaited<ReturnType<ReturnType<typeof annotations>["execute"]>>[number];

export const annotationOf = (row: AnnotationRow): Annotation => ({ ...row, created_at: row.created_at.toISOString() });
