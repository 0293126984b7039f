// The projects that a caller may see: the active ones of its company (company 1334 sees all of its own). A member may
// be limited to some of them, and a share link to exactly one.
import type { Caller } from "#host/http/caller.ts";
import { SEES_ALL_PROJECTS } from "#host/http/projectScope.ts";
import type { EntityStore } from "#host/stores/entities.ts";

/** `withPaused`: also include paused projects; deleted ones are always excluded. */
export function visibleWidgets(entities: EntityStore, caller: Exclude<Caller, { kind: "nobody" }>, withPaused = false) {
  let query = entities.selectFrom("widget").where("company_id", "=", caller.companyId).orderBy("widget_id");
  if (withPaused) query = query.where("status", "<>", 9);
  else if (caller.companyId !== SEES_ALL_PROJECTS) query = query.where("status", "=", 1);
  if (caller.kind === "share") return query.where("widget_id", "=", caller.widgetId);
  return caller.widgetIds ? query.where("widget_id", "in", [...caller.widgetIds]) : query;
}
