// Signing in. Unknown accounts and wrong passwords take the same time and return the same message. Every attempt is
// counted before it is checked.
import { authenticate as endpoint } from "@sightline/schema/rest/account/account";
import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import { recordAttempt, clearAttempts, oneAtATime } from "#host/http/attempts.ts";
import { verifyPassword } from "#host/members/password/password.ts";
import { anyone } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import type { Services } from "#host/http/services.ts";
import { sessionOf } from "./sessionOf.ts";
import { memberByEmail, type SignedInMember } from "#host/members/memberByEmail.ts";

const UNVERIFIED = 2;

const wrong = () => new Problem(accountRefusals.wrongCredentials());

async function signIn(services: Services, email: string, password: string): Promise<SignedInMember> {
  const subject = `member:${email}`;
  return oneAtATime(subject, async () => {
    await recordAttempt(services, subject);
    const member = await memberByEmail(services.entities, email);
    const isRight = await verifyPassword(password, member?.password_hash);
    // an unverified address may belong to anyone: the response is the same as for an unknown one
    if (!isRight || !member || member.status === UNVERIFIED) throw wrong();
    await clearAttempts(services, subject);
    return member;
  });
}

function assertUsable(status: number): void {
  if (status !== 1) throw new Problem(accountRefusals.suspended());
}

export const authenticate = route(endpoint, {
  permit: anyone,
  gather: ({ body }) => {
    const email = body.email.trim().toLowerCase();
    if (!email) throw new Problem(accountRefusals.emailMissing(), { field: "email" });
    if (!body.password) throw new Problem(accountRefusals.loginPasswordMissing(), { field: "password" });
    return { email, password: body.password, agent: body.agent };
  },
  ask: async (services, { email, password, agent }) => {
    const member = await signIn(services, email, password);
    assertUsable(member.status);
    const session = await sessionOf(services, member, { agent });
    await services.entities
      .updateTable("member")
      .set({ last_login_at: new Date(services.now()) })
      .where("user_id", "=", member.user_id)
      .execute();
    return session;
  },
  answer: (session) => session,
});
