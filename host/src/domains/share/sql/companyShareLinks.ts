import type { CompanyCaller } from "#host/http/caller.ts";
import { SEES_ALL_PROJECTS } from "#host/http/projectScope.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { shareLinks } from "./shareLinks.ts";

/** The links to the company's active projects that the caller may view. */
export function companyShareLinks(entities: EntityStore, { companyId, widgetIds }: CompanyCaller) {
  let projects = entities.selectFrom("widget").select("widget.widget_id").where("widget.company_id", "=", companyId);
  if (companyId !== SEES_ALL_PROJECTS) projects = projects.where("widget.status", "=", 1);
  if (widgetIds) projects = projects.where("widget.widget_id", "in", widgetIds.length > 0 ? widgetIds : [0]);
  return shareLinks(entities)
    .where("share_link.company_id", "=", companyId)
    .where("share_link.widget_id", "in", projects);
}
