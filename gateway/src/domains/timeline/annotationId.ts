import { LocalMoment } from "@sightline/schema/rest/range";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { fromGlobalId } from "#gateway/graph/globalId.ts";
import { invalid } from "#gateway/graph/invalid.ts";

export interface AnnotationId {
  widgetId: number;
  annotationId: number;
  date: string;
}

export function readAnnotationId(id: string, field: string): AnnotationId {
  const [, widgetId, annotationId, date] =
    /^([1-9]\d{0,8}):([1-9]\d{0,8}):(.+)$/.exec(fromGlobalId(id, "Annotation", field)) ?? [];
  if (date !== undefined && LocalMoment.safeParse(date).success) {
    return { widgetId: Number(widgetId), annotationId: Number(annotationId), date };
  }
  throw invalid(field, requestRefusals.notAnId({ field }));
}
