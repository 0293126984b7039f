// Deletes the caller's own account. The address typed again and the password confirm the intent. The member's work
// remains with the company, which always has an owner.
import { deleteAccount as endpoint } from "@sightline/schema/rest/account/profile";
import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import { teamRefusals } from "@sightline/schema/rest/team/refusals";
import { inPerson } from "#host/http/permit.ts";
import { Problem, unauthenticated } from "#host/http/problem.ts";
import { ownerLeaves } from "#host/members/ownerStays.ts";
import { route } from "#host/http/route.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { letter } from "#host/mail/letter.ts";
import { writeCompanyMail } from "#host/mail/writeCompanyMail.ts";
import { assertCurrentPassword } from "./password/currentPassword.ts";
import { endOthers } from "./sessions/endOthers.ts";
import { userById } from "./sql/userById.ts";

const DELETED = 9;

const deletedMail = ({ name, email }: { name: string; email: string }) =>
  letter({
    to: email,
    subject: "Your account was deleted",
    greeting: `Hello ${name},`,
    sentences: ["Your account was deleted just now, and every session and API key of it has ended."],
    reason: "If that was not you, tell an owner of your company at once.",
  });

async function close(store: EntityStore, userId: number, at: Date): Promise<void> {
  await store.updateTable("member").set({ status: DELETED }).where("user_id", "=", userId).execute();
  await endOthers(store, userId, undefined, at);
  await store.deleteFrom("avatar").where("user_id", "=", userId).execute();
  await store.deleteFrom("account_token").where("user_id", "=", userId).execute();
  const keys = store.updateTable("api_key").set({ revoked_at: at }).where("user_id", "=", userId);
  await keys.where("revoked_at", "is", null).execute();
}

export const deleteAccount = route(endpoint, {
  permit: inPerson,
  gather: async ({ services, body, caller }) => {
    const user = await userById(services, caller.companyId, caller.userId);
    if (!user) throw unauthenticated();
    if (body.email.trim().toLowerCase() !== user.email.toLowerCase()) {
      throw new Problem(accountRefusals.confirmDeletion({ email: user.email }), { field: "email" });
    }
    if (user.has_password) {
      if (!body.current_password) {
        throw new Problem(accountRefusals.deletionPasswordMissing(), { field: "current_password" });
      }
      await assertCurrentPassword(services, caller.userId, body.current_password);
    }
    return user;
  },
  ask: (services, user) =>
    services.entities.transaction().execute(async (store) => {
      if (user.role === 0 && (await ownerLeaves(store, user.company_id, user.user_id))) {
        throw new Problem(teamRefusals.lastOwnerLeaves());
      }
      await close(store, user.user_id, new Date(services.now()));
      await writeCompanyMail(services, user.company_id, () => deletedMail(user), store);
    }),
  answer: () => ({ deleted: true as const }),
});
