import { Role } from "@sightline/schema/rest/account/account";
import { getInvitation as endpoint } from "@sightline/schema/rest/team/team";
import { teamRefusals } from "@sightline/schema/rest/team/refusals";
import { anyone } from "#host/http/permit.ts";
import { memberByEmail } from "#host/members/memberByEmail.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { joinTokenHash } from "#host/members/joinToken.ts";
import { openInvitations } from "./sql/openInvitations.ts";

/** Unknown, used, expired and revoked links return the same response. */
export const getInvitation = route(endpoint, {
  permit: anyone,
  gather: ({ params }) => joinTokenHash(params.token),
  ask: async ({ entities, now }, hash) => {
    const row = await openInvitations(entities, now())
      .innerJoin("company", "company.company_id", "invitation.company_id")
      .select("company.company_name")
      .where("token_hash", "=", hash)
      .executeTakeFirst();
    if (!row) throw new Problem(teamRefusals.invitationNotFound());
    const projects =
      row.widgets.length === 0
        ? []
        : await entities
            .selectFrom("widget")
            .select("widget_name")
            .where("company_id", "=", row.company_id)
            .where("widget_id", "in", row.widgets)
            .where("status", "=", 1)
            .orderBy("widget_name")
            .execute();
    const account = await memberByEmail(entities, row.email);
    return { row, projects, hasAccount: account !== undefined };
  },
  answer: ({ row, projects, hasAccount }) => ({
    company_name: row.company_name,
    invited_by: row.inviter,
    email: row.email,
    role: Role.parse(row.role),
    projects: projects.map((each) => each.widget_name),
    expires_at: row.expires_at.toISOString(),
    has_account: hasAccount,
  }),
});
