import { findAuditEntries as endpoint } from "@sightline/schema/rest/timeline/timeline";
import { newestPage } from "#host/http/paging/newestPage.ts";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { auditEntries, auditEntryOf } from "#host/analytics/timeline/auditEntries.ts";

/**
 * Members with access to some projects only see the entries of those projects, and the entries that belong to no
 * project.
 */
export const findAuditEntries = route(endpoint, {
  permit: member,
  gather: ({ caller: { companyId, widgetIds }, body }) => ({ ...body, companyId, widgetIds }),
  ask: async ({ entities }, { companyId, widgetIds, before_id, limit, ...wanted }) => {
    let all = auditEntries(entities, companyId);
    for (const name of ["module", "action", "action_id"] as const) {
      const value = wanted[name];
      if (value !== undefined) all = all.where(name, "=", value);
    }
    if (widgetIds) all = all.where((is) => is.or([is("widget_id", "is", null), is("widget_id", "in", [...widgetIds])]));
    return newestPage(all, "audit_id", { before_id, limit });
  },
  answer: ({ rows, total }) => ({ rows: rows.map(auditEntryOf), total }),
});
