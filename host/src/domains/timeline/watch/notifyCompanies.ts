// Events of the product itself are recorded in the audit log of every company that has a project, under its first owner
// (as defined in http/questions/firstOwner.ts).
import { sql } from "kysely";
import type { EntityStore } from "#host/stores/entities.ts";

interface Happened {
  module: "host" | "tracker";
  action: string;
  description: string;
  at: Date;
}

export async function notifyCompanies(
  store: EntityStore,
  { module, action, description, at }: Happened,
): Promise<void> {
  await sql`
    insert into audit_log (company_id, user_id, module, action, description, created_at)
    select distinct on (company_id)
      company_id, user_id, ${module}::text, ${action}::text, ${description}::text, ${at.toISOString()}::timestamptz
    from member
    where exists (
      select 1 from widget where widget.company_id = member.company_id and widget.installed_at <= ${at.toISOString()}
    )
    order by company_id, role, user_id`.execute(store);
}
