// A callback from an identity provider. The gateway has verified the address; this finds its member. An account that
// still waits for email verification belongs to the user who verifies the address here. Its password is removed,
// because it may have been set by someone else.
import { socialAuth as endpoint } from "@sightline/schema/rest/account/providers";
import { oneAtATime } from "#host/http/attempts.ts";
import { anyone } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import type { Services } from "#host/http/services.ts";
import { emailOf } from "../identity/fields/emailOf.ts";
import { sessionOf } from "../sessionOf.ts";
import { memberByEmail, type SignedInMember } from "#host/members/memberByEmail.ts";
import { firstCompany, type NewMember } from "./firstCompany.ts";
import { emailDomainOf } from "./ssoRequested.ts";
import { ssoOf } from "./sql/ssoOf.ts";

const ACTIVE = 1;
const UNVERIFIED = 2;

/** With a company's own provider: a member of that company, with an address that the provider may verify. */
async function isProvedBy({ entities, env }: Services, domain: string, { company_id, email }: SignedInMember) {
  const setting = await ssoOf(entities, env, domain);
  if (setting?.company_id !== company_id) return false;
  return setting.sso_email_domain === null || setting.sso_email_domain === emailDomainOf(email);
}

/** If another request has just created an account with the same address, that account is used. */
async function signUp(services: Services, newMember: NewMember): Promise<SignedInMember | undefined> {
  try {
    await firstCompany(services, newMember);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "CONFLICT") throw error;
  }
  return memberByEmail(services.entities, newMember.email);
}

export const socialAuth = route(endpoint, {
  permit: anyone,
  gather: ({ body, headers }) => {
    const { brandHost } = headers;
    const email = emailOf(body.email);
    const name = body.name.replaceAll(/\s+/g, " ").trim().slice(0, 100) || email.slice(0, email.indexOf("@"));
    const company = body.company.replaceAll(/\s+/g, " ").trim();
    const domain = body.domain.trim().toLowerCase();
    return {
      email,
      name,
      company,
      domain,
      ref: body.ref.trim() || null,
      origin: body.origin,
      agent: body.agent,
      brandHost,
    };
  },
  ask: async (services, { origin, domain, agent, ...newMember }) =>
    oneAtATime(`social:${newMember.email}`, async () => {
      const known = await memberByEmail(services.entities, newMember.email);
      const member = known ?? (origin === "sign-up" ? await signUp(services, newMember) : undefined);
      if (!member || (member.status !== ACTIVE && member.status !== UNVERIFIED)) return undefined;
      if (origin === "sso" && !(await isProvedBy(services, domain, member))) return undefined;
      const session = await sessionOf(services, member, { isAuth0: true, agent });
      await services.entities
        .updateTable("member")
        .set({ last_login_at: new Date(services.now()), is_auth0: true, status: ACTIVE })
        .$if(member.status === UNVERIFIED, (update) => update.set({ password_hash: null }))
        .where("user_id", "=", member.user_id)
        .execute();
      return session;
    }),
  answer: (session) => session,
});
