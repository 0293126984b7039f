import { sql } from "kysely";
import { Role } from "@sightline/schema/rest/account/account";
import type { TeamMember } from "@sightline/schema/rest/team/team";
import type { EntityStore } from "#host/stores/entities.ts";

/** The members of a company, most privileged role first, without removed ones. */
export function teamMembers(entities: EntityStore, companyId: number) {
  const widgets = sql<number[] | null>`
    (select array_agg(w.widget_id order by w.widget_id) from member_widget w where w.user_id = member.user_id)`;
  return entities
    .selectFrom("member")
    .select(["user_id", "name", "email", "role", "status", "last_login_at", "created_at", widgets.as("widgets")])
    .where("company_id", "=", companyId)
    .where("status", "<>", 9)
    .orderBy("role")
    .orderBy("user_id");
}

type Row = Awaited<ReturnType<ReturnType<typeof teamMembers>["execute"]>>[number];

export const teamMemberOf = (row: Row): TeamMember => ({
  ...row,
  role: Role.parse(row.role),
  widgets: row.widgets ?? [],
  last_login_at: row.last_login_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});
