import { updateAnnotation as endpoint } from "@sightline/schema/rest/timeline/editing";
import { timelineRefusals } from "@sightline/schema/rest/timeline/refusals";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { noteSpan } from "./noteSpan.ts";
import { ownNote } from "./ownNote.ts";
import { annotationOf, annotations } from "#host/analytics/timeline/annotations.ts";

export const updateAnnotation = route(endpoint, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body }) => {
    const { annotation_id, user_id } = await ownNote(services, caller, body.annotation_id);
    if (body.visibility === "me" && user_id !== caller.userId) {
      throw new Problem(timelineRefusals.privateNote(), { field: "visibility" });
    }
    const { text, color, visibility, page } = body;
    return { annotation_id, change: { ...noteSpan(body), text, color, visibility, page } };
  },
  ask: async ({ entities }, { annotation_id, change }) => {
    await entities.updateTable("annotation").set(change).where("annotation_id", "=", annotation_id).execute();
    return annotations(entities).where("annotation_id", "=", annotation_id).executeTakeFirstOrThrow();
  },
  answer: annotationOf,
});
