// A new password for whoever knows the current one. A stolen session or key must not be able to guess it, so every try
// counts like one of signing in.
import { changePassword as endpoint } from "@sightline/schema/rest/account";
import { countGuess, forgetGuesses, oneAtATime } from "#host/http/attempts.ts";
import { hashPassword, verifyPassword } from "#host/http/password.ts";
import { companyCaller } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import type { Services } from "#host/http/services.ts";
import { assertStrong } from "./identity/fields/assertStrong.ts";
import { userById } from "./sql/userById.ts";

async function assertCurrent(services: Services, userId: number, password: string): Promise<void> {
  const subject = `password:${userId}`;
  await oneAtATime(subject, async () => {
    await countGuess(services, subject);
    const row = await services.entities
      .selectFrom("member")
      .select("password_hash")
      .where("user_id", "=", userId)
      .executeTakeFirst();
    if (!(await verifyPassword(password, row?.password_hash))) {
      throw new Problem("INVALID", "That is not your current password", { field: "current_password" });
    }
    await forgetGuesses(services, subject);
  });
}

export const changePassword = route(endpoint, {
  permit: ({ caller }) => {
    if (companyCaller(caller).kind !== "member") {
      throw new Problem("ROLE", "An API key can't change a password; sign in and change it in your profile");
    }
  },
  gather: ({ body }) => {
    if (body.new_password === body.current_password) {
      throw new Problem("INVALID", "Choose a password other than the current one", { field: "new_password" });
    }
    return body;
  },
  ask: async (services, { current_password, new_password }, { caller }) => {
    await assertCurrent(services, caller.userId, current_password);
    const user = await userById(services.entities, caller.companyId, caller.userId);
    assertStrong(new_password, user ? [user.name, user.email] : [], "new_password");
    const password_hash = await hashPassword(new_password);
    await services.entities.updateTable("member").set({ password_hash }).where("user_id", "=", caller.userId).execute();
    return user;
  },
  answer: (user) => {
    if (!user) throw new Problem("UNAUTHENTICATED", "Sign in first");
    return user;
  },
});
