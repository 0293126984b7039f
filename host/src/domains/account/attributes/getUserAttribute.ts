import { getUserAttribute as endpoint } from "@sightline/schema/rest/account/account";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";

export const getUserAttribute = route(endpoint, {
  permit: member,
  gather: ({ params, caller }) => ({ key: params.key, userId: caller.userId }),
  ask: ({ entities }, { key, userId }) =>
    entities
      .selectFrom("user_attribute")
      .select("value")
      .where("user_id", "=", userId)
      .where("key", "=", key)
      .executeTakeFirst(),
  answer: (row, { key }) => ({ key, value: row?.value ?? null }),
});
