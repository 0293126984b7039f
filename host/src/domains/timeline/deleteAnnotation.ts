import { deleteAnnotation as endpoint } from "@sightline/schema/rest/timeline/timeline";
import { roles } from "#host/http/permit.ts";
import { notFound, Problem } from "#host/http/problem.ts";
import { scopedProject } from "#host/http/scope/projectScope.ts";
import { route } from "#host/http/route.ts";

/** Authors take back their own notes, owners and admins any of their projects. */
export const deleteAnnotation = route(endpoint, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body }) => {
    const note = await services.entities
      .selectFrom("annotation")
      .select(["annotation_id", "widget_id", "user_id", "visibility"])
      .where("annotation_id", "=", body.annotation_id)
      .executeTakeFirst();
    if (!note) throw notFound("The note");
    await scopedProject(services, caller, note.widget_id);
    if (note.visibility === "me" && note.user_id !== caller.userId) throw notFound("The note");
    if (note.user_id !== caller.userId && caller.role > 1) {
      throw new Problem("ROLE", "Only its author, an owner or an admin may delete this note");
    }
    return note.annotation_id;
  },
  ask: ({ entities }, id) => entities.deleteFrom("annotation").where("annotation_id", "=", id).execute(),
  answer: (_done, annotation_id) => ({ annotation_id }),
});
