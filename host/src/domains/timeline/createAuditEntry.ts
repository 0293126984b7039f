import { createAuditEntry as endpoint } from "@sightline/schema/rest/timeline/timeline";
import { member } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/scope/projectScope.ts";
import { route } from "#host/http/route.ts";
import { auditEntries, auditEntryOf } from "./sql/auditEntries.ts";

export const createAuditEntry = route(endpoint, {
  permit: member,
  gather: async ({ services, caller, headers, body }) => {
    const project =
      headers.widgetId === undefined ? undefined : await scopedProject(services, caller, headers.widgetId);
    return {
      ...body,
      company_id: caller.companyId,
      user_id: caller.userId,
      widget_id: project?.widgetId ?? null,
      created_at: new Date(services.now()),
    };
  },
  ask: async ({ entities }, values) => {
    const { audit_id } = await entities
      .insertInto("audit_log")
      .values(values)
      .returning("audit_id")
      .executeTakeFirstOrThrow();
    return auditEntries(entities, values.company_id).where("audit_id", "=", audit_id).executeTakeFirstOrThrow();
  },
  answer: auditEntryOf,
});
