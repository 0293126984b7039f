import type { Annotation } from "@sightline/schema/rest/timeline/timeline";
import type { EntityStore } from "#host/stores/entities.ts";

/** Notes with the names of their authors, oldest first. */
export function annotations(entities: EntityStore) {
  return entities
    .selectFrom("annotation")
    .innerJoin("member", "member.user_id", "annotation.user_id")
    .select(["annotation_id", "widget_id", "date", "text", "member.name as author", "annotation.created_at"])
    .orderBy("date")
    .orderBy("annotation_id");
}

type AnnotationRow = Awaited<ReturnType<ReturnType<typeof annotations>["execute"]>>[number];

export const annotationOf = (row: AnnotationRow): Annotation => ({ ...row, created_at: row.created_at.toISOString() });
