import { createAnnotation as endpoint } from "@sightline/schema/rest/timeline/timeline";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject } from "#host/http/scope/projectScope.ts";
import { route } from "#host/http/route.ts";
import { annotationOf, annotations } from "./sql/annotations.ts";

export const createAnnotation = route(endpoint, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body }) => {
    const { widgetId } = await scopedProject(services, caller, body.widget_id);
    const { date, end_date, text, color, visibility, page } = body;
    const shared = Math.min(date.length, end_date?.length ?? date.length);
    if (end_date !== null && end_date.slice(0, shared) < date.slice(0, shared)) {
      throw new Problem("INVALID", "The note ends before it begins; move its end", { field: "end_date" });
    }
    const made = { user_id: caller.userId, created_at: new Date(services.now()) };
    return {
      widget_id: widgetId,
      date,
      end_date: end_date === date ? null : end_date,
      text,
      color,
      visibility,
      page,
      ...made,
    };
  },
  ask: async ({ entities }, values) => {
    const insert = entities.insertInto("annotation").values(values).returning("annotation_id");
    const { annotation_id } = await insert.executeTakeFirstOrThrow();
    return annotations(entities).where("annotation_id", "=", annotation_id).executeTakeFirstOrThrow();
  },
  answer: annotationOf,
});
