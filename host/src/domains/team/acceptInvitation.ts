// Accepts an invitation: creates the account and marks the link as used, both or neither. The link was only sent to the
// invited address, so opening it verifies the address: the account is active immediately.
import { Role } from "@sightline/schema/rest/account/account";
import { acceptInvitation as endpoint } from "@sightline/schema/rest/team/team";
import { teamRefusals } from "@sightline/schema/rest/team/refusals";
import { recordAttempt } from "#host/http/attempts.ts";
import { assertStrong } from "#host/members/password/assertStrong.ts";
import { hashPassword } from "#host/members/password/password.ts";
import { anyone } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { emit } from "#host/outbox/emit.ts";
import { joinTokenHash } from "#host/members/joinToken.ts";
import { openInvitations } from "./sql/openInvitations.ts";

/** Only shown to the holder of the email link, who owns the address. The link remains valid. */
const taken = (email: string) => new Problem(teamRefusals.emailHasAccount({ email }));

export const acceptInvitation = route(endpoint, {
  permit: anyone,
  gather: async ({ services, body }) => {
    const hash = joinTokenHash(body.token);
    await recordAttempt(services, `join:${hash}`);
    // before the password is hashed, which costs more than a lookup
    const found = await openInvitations(services.entities, services.now())
      .where("token_hash", "=", hash)
      .executeTakeFirst();
    if (!found) throw new Problem(teamRefusals.invitationNotFound());
    assertStrong(body.password, [body.name, found.email]);
    return { hash, name: body.name, password_hash: await hashPassword(body.password) };
  },
  ask: (services, { hash, name, password_hash }) =>
    services.entities.transaction().execute(async (store) => {
      const at = new Date(services.now());
      const used = await store
        .updateTable("invitation")
        .set({ ended_at: at })
        .where("token_hash", "=", hash)
        .where("ended_at", "is", null)
        .where("expires_at", ">", at)
        .returning(["company_id", "email", "role", "widgets"])
        .executeTakeFirst();
      if (!used) throw new Problem(teamRefusals.invitationNotFound());
      const { company_id, email, role, widgets } = used;
      const made = await store
        .insertInto("member")
        .values({ company_id, email, role, name, password_hash, created_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .returning("user_id")
        .executeTakeFirst();
      if (!made) throw taken(email);
      const { user_id } = made;
      if (widgets.length > 0) {
        await store
          .insertInto("member_widget")
          .values(widgets.map((widget_id) => ({ user_id, widget_id })))
          .execute();
      }
      const joined = { user_id, name, email, role: Role.parse(role) };
      await emit(services, { kind: "member.joined", company_id, data: { member: joined } }, store);
      return email;
    }),
  answer: (email) => ({ email }),
});
