// Sets a new password for a caller who knows the current one. All other sessions end. The caller's session continues:
// it has proved the password at the moment from which sessions count.
import { changePassword as endpoint } from "@sightline/schema/rest/account/account";
import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import { assertStrong } from "#host/members/password/assertStrong.ts";
import { hashPassword } from "#host/members/password/password.ts";
import { inPerson } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { writeCompanyMail } from "#host/mail/writeCompanyMail.ts";
import { assertCurrentPassword } from "./currentPassword.ts";
import { changedMail } from "../identity/mails/resetMail.ts";
import { endOthers } from "../sessions/endOthers.ts";
import { userById } from "../sql/userById.ts";

export const changePassword = route(endpoint, {
  permit: inPerson,
  gather: ({ body, caller }) => {
    if (body.new_password === body.current_password) {
      throw new Problem(accountRefusals.samePassword(), { field: "new_password" });
    }
    return { ...body, current: caller.kind === "member" ? caller.sessionId : undefined };
  },
  ask: async (services, { current_password, new_password, current }, { caller }) => {
    await assertCurrentPassword(services, caller.userId, current_password);
    const user = await userById(services, caller.companyId, caller.userId);
    if (!user) return undefined;
    assertStrong(new_password, [user.name, user.email], "new_password");
    const password_hash = await hashPassword(new_password);
    const at = services.now();
    // JWT timestamps have a resolution of one second: tokens issued in the current second become invalid too
    const sessions_from = new Date((Math.floor(at / 1000) + 1) * 1000);
    await services.entities.transaction().execute(async (store) => {
      await store
        .updateTable("member")
        .set({ password_hash, sessions_from })
        .where("user_id", "=", caller.userId)
        .execute();
      await endOthers(store, caller.userId, current, new Date(at));
      await store
        .updateTable("member_session")
        .set({ proved_at: sessions_from })
        .where("session_id", "=", current ?? "")
        .execute();
      await writeCompanyMail(services, caller.companyId, (origin) => changedMail(user, origin), store);
    });
    return user;
  },
  answer: (user) => {
    if (!user) throw new Problem(accountRefusals.signInAgain());
    return user;
  },
});
