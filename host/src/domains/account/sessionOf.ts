// The session in the response to a sign-in, as listed in section 3 of the specification.
import { createHash } from "node:crypto";
import { Role, type Session } from "@sightline/schema/rest/account/account";
import type { Services } from "#host/http/services.ts";
import { VERSION } from "#host/http/version.ts";
import { planOf } from "#host/members/planOf.ts";
import { testedUsers } from "#host/analytics/usage/testedUsers.ts";
import type { SignedInMember } from "#host/members/memberByEmail.ts";
import { beginSession } from "./sessions/beginSession.ts";
import { firstProject } from "./sql/firstProject.ts";

/** How the member signed in. */
interface SignInMethod {
  /** through an identity provider */
  isAuth0?: boolean;
  /** public demo access */
  readOnly?: boolean;
  /** the browser's User-Agent, if known */
  agent?: string | undefined;
}

export async function sessionOf(
  services: Services,
  member: SignedInMember,
  { isAuth0 = false, readOnly = false, agent = "" }: SignInMethod = {},
): Promise<Session> {
  const { entities } = services;
  const now = services.now();
  const [project, { plan, websiteLimit, daysToExpire }, mtu, jwt] = await Promise.all([
    firstProject(services, member.user_id),
    planOf(entities, member.company_id, now),
    testedUsers(services, member.company_id, now),
    beginSession(services, member, { agent, readOnly }),
  ]);
  return {
    name: member.name,
    email: member.email,
    email_hash: createHash("sha256").update(member.email.toLowerCase()).digest("hex"),
    role: Role.parse(member.role),
    widget_id: project?.widget_id ?? null,
    widget_name: project?.widget_name ?? null,
    widget_key: project?.widget_key ?? null,
    // whether the plan counts page views instead of sessions
    is_pageview: plan.pageview !== null && plan.sessions === null,
    jwt,
    session_time: new Date(now).toISOString(),
    user_id: member.user_id,
    company_id: member.company_id,
    company_name: member.company_name,
    company_key: member.company_key,
    new_user: member.last_login_at === null,
    paid_plan: member.paid_plan,
    version: VERSION,
    lifetimedeal: member.lifetimedeal,
    language: member.language,
    whitelabel_ref_id: member.whitelabel_ref_id,
    // signing in on behalf of another member is not supported
    bypass: false,
    isAuth0,
    mtu,
    day2expire: daysToExpire,
    website_limit: websiteLimit,
    paid_plan_expiry_retry: member.paid_plan_expiry_retry,
    plan_info: plan,
  };
}
