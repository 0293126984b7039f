import { setTranslation as endpoint } from "@sightline/schema/rest/company/translation";
import { companyRefusals } from "@sightline/schema/rest/company/refusals";
import type { Refusal } from "@sightline/schema/rest/refusals/message";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { placeholders } from "./placeholders.ts";

const shown = (names: readonly string[]) => names.map((name) => `{${name}}`).join(", ");

/** Placeholders must be the same: a text without its name or number would be wrong everywhere. */
function assertSamePlaceholders(english: string, translated: string): void {
  const wanted = placeholders(english) ?? [];
  const found = placeholders(translated);
  const about = english.length > 60 ? `${english.slice(0, 57)}...` : english;
  const refuse = (refusal: Refusal) => new Problem(refusal, { field: "strings" });
  if (found === undefined) throw refuse(companyRefusals.unbalancedBraces({ english: about }));
  if (wanted.join() === found.join()) return;
  if (wanted.length === 0) throw refuse(companyRefusals.bracesNotAllowed({ english: about }));
  throw refuse(companyRefusals.bracesMissing({ english: about, placeholders: shown(wanted) }));
}

/** An empty text restores the product's own text. */
export const setTranslation = route(endpoint, {
  permit: roles(0, 1),
  gather: ({ body: { language, strings } }) => {
    const filled = Object.entries(strings).filter(([, translated]) => translated.trim() !== "");
    for (const [english, translated] of filled) assertSamePlaceholders(english, translated);
    return { language, strings: Object.fromEntries(filled) };
  },
  ask: async ({ entities, now }, { language, strings }, { caller: { companyId } }) => {
    const values = { strings: JSON.stringify(strings), updated_at: new Date(now()) };
    await entities
      .insertInto("translation")
      .values({ company_id: companyId, language, ...values })
      .onConflict((conflict) => conflict.columns(["company_id", "language"]).doUpdateSet(values))
      .execute();
  },
  answer: (_, translation) => translation,
});
