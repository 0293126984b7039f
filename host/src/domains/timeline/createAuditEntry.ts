import { createAuditEntry as endpoint } from "@sightline/schema/rest/timeline/timeline";
import { timelineRefusals } from "@sightline/schema/rest/timeline/refusals";
import { member } from "#host/http/permit.ts";
import { currentProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { Problem } from "#host/http/problem.ts";
import { isOfCompany, hostRefusals, withoutConsequence } from "#host/analytics/timeline/kindOf.ts";
import { auditEntries, auditEntryOf } from "#host/analytics/timeline/auditEntries.ts";

const VIEWER = 3;

/** Charts and the timeline show these entries to all viewers: they must be true. */
function refuseForged(role: number, { module, action }: { module: string; action: string }): void {
  if (withoutConsequence.includes(action)) return;
  if (role === VIEWER) throw new Problem(timelineRefusals.viewerRecordsNothing());
  if (hostRefusals.has(module))
    throw new Problem(timelineRefusals.recordedAutomatically({ module }), {
      field: "module",
    });
}

export const createAuditEntry = route(endpoint, {
  permit: member,
  gather: async (move) => {
    const { services, caller, headers, body } = move;
    refuseForged(caller.role, body);
    const namesProject = headers.widgetId !== undefined && !isOfCompany(body.module);
    const project = namesProject ? await currentProject(move) : undefined;
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
