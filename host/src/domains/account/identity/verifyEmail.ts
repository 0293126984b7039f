// The link in a verification email creates the company and its owner's account. Opening it again, for example by an
// email client or a second click, returns the same response. An unknown or expired link and a deleted or disabled
// account all return the same response.
import { verifyEmail as endpoint } from "@sightline/schema/rest/account/identity";
import { anyone } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { rewardReferral } from "#host/members/referralReward.ts";
import { route } from "#host/http/route.ts";
import type { Services } from "#host/http/services.ts";
import { memberByEmail } from "#host/members/memberByEmail.ts";
import { tokenHash } from "./accountToken.ts";
import { makeCompany } from "./sql/makeCompany.ts";
import { planEnd } from "./planEnd.ts";

const ACTIVE = 1;

/** The status of the link's account; undefined if there is none. */
async function openLink({ entities, now }: Services, hash: string): Promise<number | undefined> {
  return entities.transaction().execute(async (store) => {
    const at = new Date(now());
    const signUp = await store
      .selectFrom("sign_up")
      .selectAll()
      .where("token_hash", "=", hash)
      .where("expires_at", ">", at)
      .forUpdate()
      .executeTakeFirst();
    if (!signUp) return undefined;
    // another link was opened first: the address is verified, and its account retains its current password
    const known = await memberByEmail(store, signUp.email);
    if (known || signUp.user_id !== null) return known?.status;
    const { userId, companyId } = await makeCompany(store, {
      ...{ name: signUp.name, email: signUp.email, passwordHash: signUp.password_hash },
      ...{ company: signUp.company_name, website: signUp.website, timezone: signUp.timezone },
      ...{ plan: signUp.paid_plan, planEndsAt: planEnd(signUp, now()), lifetimedeal: signUp.lifetimedeal },
      ...{ ref: signUp.signup_ref, whitelabelRef: signUp.whitelabel_ref_id, createdAt: at },
    });
    await rewardReferral(store, { companyId, kind: "verified", now: now() });
    const done = { user_id: userId, password_hash: "" };
    await store.updateTable("sign_up").set(done).where("token_hash", "=", hash).execute();
    return ACTIVE;
  });
}

export const verifyEmail = route(endpoint, {
  permit: anyone,
  gather: ({ body }) => tokenHash(body.userId),
  ask: async (services, hash) => {
    try {
      return await openLink(services, hash);
    } catch (error) {
      // two links for one address at the same moment: the other one has created the account by now
      if (error instanceof Problem && error.code === "CONFLICT") return openLink(services, hash);
      throw error;
    }
  },
  answer: (status) => ({ status: status === ACTIVE ? ("verified" as const) : ("deleted" as const) }),
});
