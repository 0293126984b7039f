import { setUserAttribute as endpoint } from "@sightline/schema/rest/account/account";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";

export const setUserAttribute = route(endpoint, {
  permit: member,
  gather: ({ body, caller, services }) => ({
    user_id: caller.userId,
    key: body.key,
    value: body.value,
    updated_at: new Date(services.now()),
  }),
  ask: ({ entities }, row) =>
    entities
      .insertInto("user_attribute")
      .values(row)
      .onConflict((on) => on.columns(["user_id", "key"]).doUpdateSet({ value: row.value, updated_at: row.updated_at }))
      .execute(),
  answer: (_done, _row, { body }) => body,
});
