// Verifies that the user of a signed-in browser is the account owner. A stolen session must not allow guessing the
// password, so every attempt counts like a failed sign-in.
import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import { recordAttempt, clearAttempts, oneAtATime } from "#host/http/attempts.ts";
import { verifyPassword } from "#host/members/password/password.ts";
import { Problem } from "#host/http/problem.ts";
import type { Services } from "#host/http/services.ts";

export async function assertCurrentPassword(services: Services, userId: number, password: string): Promise<void> {
  const subject = `password:${userId}`;
  await oneAtATime(subject, async () => {
    await recordAttempt(services, subject);
    const row = await services.entities
      .selectFrom("member")
      .select("password_hash")
      .where("user_id", "=", userId)
      .executeTakeFirst();
    if (!(await verifyPassword(password, row?.password_hash))) {
      throw new Problem(accountRefusals.wrongPassword(), { field: "current_password" });
    }
    await clearAttempts(services, subject);
  });
}
