import { sql } from "kysely";
import type { EntityStore } from "#host/stores/entities.ts";
import type { Scope } from "../scope.ts";

const owner = (column: "name" | "email") => sql<string | null>`
  (select m.${sql.ref(column)} from member m where m.company_id = company.company_id and m.role = 0 and m.status <> 9
   order by m.user_id limit 1)`;
const invited = sql<string | null>`
  (select i.email from invitation i where i.company_id = company.company_id order by i.invitation_id desc limit 1)`;
const members = sql<number>`
  (select count(*) from member m where m.company_id = company.company_id and m.status <> 9)`;
const projects = sql<number>`
  (select count(*) from widget w where w.company_id = company.company_id and w.status <> 9)`;
const lastSignIn = sql<Date | null>`
  (select max(m.last_login_at) from member m where m.company_id = company.company_id)`;

/** Companies in a scope, newest first. For a reseller, without the reseller itself. */
export function companiesOf(entities: EntityStore, { ref, companyId }: Scope) {
  const all = entities
    .selectFrom("company")
    .innerJoin("plan", "plan.plan_id", "company.paid_plan")
    .selectAll("company")
    .select(["plan.plan_name", "plan.sessions as plan_sessions", "plan.pageview as plan_pageview"])
    .select(["plan.website_limit"])
    .select([owner("name").as("owner_name"), owner("email").as("owner_email"), invited.as("invited_email")])
    .select([members.as("members"), projects.as("projects"), lastSignIn.as("last_sign_in")])
    .orderBy("company.company_id", "desc");
  if (ref === undefined) return all;
  return all.where("company.whitelabel_ref_id", "=", ref ?? "").where("company.company_id", "<>", companyId);
}

/** Part of a company name, a domain or an owner's email address. */
export function matching(text: string) {
  const like = `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql<boolean>`(company.company_name ilike ${like} or company.custom_domain ilike ${like}
    or exists (select 1 from member m where m.company_id = company.company_id and m.email ilike ${like} and m.status <> 9))`;
}

export type CompanyRow = Awaited<ReturnType<ReturnType<typeof companiesOf>["execute"]>>[number];
