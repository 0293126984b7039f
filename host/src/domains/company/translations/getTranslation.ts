import { Language } from "@sightline/schema/rest/account/account";
import { getTranslation as endpoint } from "@sightline/schema/rest/company/translation";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";

export const getTranslation = route(endpoint, {
  permit: member,
  gather: async ({ services: { entities }, caller, query }) => {
    if (query.language !== undefined) return query.language;
    const own = await entities
      .selectFrom("member")
      .select("language")
      .where("user_id", "=", caller.userId)
      .executeTakeFirst();
    // a language of an older release may not exist in this one
    return Language.safeParse(own?.language).data ?? "en";
  },
  ask: ({ entities }, language, { caller: { companyId } }) =>
    entities
      .selectFrom("translation")
      .select("strings")
      .where("company_id", "=", companyId)
      .where("language", "=", language)
      .executeTakeFirst(),
  answer: (row, language) => ({ language, strings: row?.strings ?? {} }),
});
