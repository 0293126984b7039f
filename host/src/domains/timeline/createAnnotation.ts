import { createAnnotation as endpoint } from "@sightline/schema/rest/timeline/timeline";
import { roles } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { noteSpan } from "./noteSpan.ts";
import { annotationOf, annotations } from "#host/analytics/timeline/annotations.ts";

export const createAnnotation = route(endpoint, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body }) => {
    const { widgetId } = await scopedProject(services, caller, body.widget_id);
    const { text, color, visibility, page } = body;
    const made = { user_id: caller.userId, created_at: new Date(services.now()) };
    return { widget_id: widgetId, ...noteSpan(body), text, color, visibility, page, ...made };
  },
  ask: async ({ entities }, values) => {
    const insert = entities.insertInto("annotation").values(values).returning("annotation_id");
    const { annotation_id } = await insert.executeTakeFirstOrThrow();
    return annotations(entities).where("annotation_id", "=", annotation_id).executeTakeFirstOrThrow();
  },
  answer: annotationOf,
});
