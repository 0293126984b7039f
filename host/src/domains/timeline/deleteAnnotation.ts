import { deleteAnnotation as endpoint } from "@sightline/schema/rest/timeline/timeline";
import { roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { ownNote } from "./ownNote.ts";

export const deleteAnnotation = route(endpoint, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body }) => {
    const { annotation_id } = await ownNote(services, caller, body.annotation_id);
    return annotation_id;
  },
  ask: ({ entities }, id) => entities.deleteFrom("annotation").where("annotation_id", "=", id).execute(),
  answer: (_done, annotation_id) => ({ annotation_id }),
});
