// A note that the caller may change or delete: authors their own, owners and admins any note of their projects. A
// private note is treated as nonexistent for everyone except its author.
import { timelineRefusals } from "@sightline/schema/rest/timeline/refusals";
import type { CompanyCaller } from "#host/http/caller.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import type { Services } from "#host/http/services.ts";

export async function ownNote(services: Services, caller: CompanyCaller, id: number) {
  const note = await services.entities
    .selectFrom("annotation")
    .select(["annotation_id", "widget_id", "user_id", "visibility"])
    .where("annotation_id", "=", id)
    .executeTakeFirst();
  if (!note) throw new Problem(timelineRefusals.noteNotFound());
  await scopedProject(services, caller, note.widget_id, timelineRefusals.noteNotFound());
  if (note.visibility === "me" && note.user_id !== caller.userId) throw new Problem(timelineRefusals.noteNotFound());
  if (note.user_id !== caller.userId && caller.role > 1) {
    throw new Problem(timelineRefusals.noteOfOthers());
  }
  return note;
}
