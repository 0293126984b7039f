// The projects that a caller may see: those of its company that are active (company 1334 sees all of its own), of
// which a member may be allowed some only, and a share link's holder exactly one.
import type { Caller } from "#host/http/caller.ts";
import { SEES_ALL_PROJECTS } from "#host/http/projectScope.ts";
import type { EntityStore } from "#host/stores/entities.ts";

export function visibleWidgets(entities: EntityStore, caller: Exclude<Caller, { kind: "nobody" }>) {
  let query = entities.selectFrom("widget").where("company_id", "=", caller.companyId).orderBy("widget_id");
  if (caller.companyId !== SEES_ALL_PROJECTS) query = query.where("status", "=", 1);
  if (caller.kind === "share") return query.where("widget_id", "=", caller.widgetId);
  return caller.widgetIds ? query.where("widget_id", "in", [...caller.widgetIds]) : query;
}
