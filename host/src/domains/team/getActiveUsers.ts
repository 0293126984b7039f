import { Role } from "@sightline/schema/rest/account/account";
import { getActiveUsers as endpoint } from "@sightline/schema/rest/team/team";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";

const ACTIVE = 1;

/** All members may see their teammates. Email addresses are only visible to members who manage the team. */
export const getActiveUsers = route(endpoint, {
  permit: member,
  gather: ({ caller }) => caller.companyId,
  ask: ({ entities }, companyId) =>
    entities
      .selectFrom("member")
      .select(["user_id", "name", "role", "last_login_at"])
      .where("company_id", "=", companyId)
      .where("status", "=", ACTIVE)
      .orderBy("name")
      .orderBy("user_id")
      .execute(),
  answer: (rows) =>
    rows.map((row) => ({
      ...row,
      role: Role.parse(row.role),
      last_login_at: row.last_login_at?.toISOString() ?? null,
    })),
});
