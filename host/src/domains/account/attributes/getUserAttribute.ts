import { getUserAttribute as endpoint } from "@sightline/schema/rest/account/account";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { insightOf } from "./insightOf.ts";

export const getUserAttribute = route(endpoint, {
  permit: member,
  gather: ({ params, caller }) => ({ key: params.key, userId: caller.userId, companyId: caller.companyId }),
  ask: async ({ entities }, { key, userId, companyId }) => {
    const row = await entities
      .selectFrom("user_attribute")
      .select("value")
      .where("user_id", "=", userId)
      .where("key", "=", key)
      .executeTakeFirst();
    const value = row?.value ?? null;
    return key === "insight" ? insightOf(entities, companyId, value) : value;
  },
  answer: (value, { key }) => ({ key, value }),
});
