import { setTranslation as endpoint } from "@sightline/schema/rest/company/translation";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { placeholders } from "./placeholders.ts";

const shown = (names: readonly string[]) => names.map((name) => `{${name}}`).join(" and ");

/** What is filled in stays: a text without its name or number would be wrong wherever it stands. */
function assertSamePlaceholders(english: string, words: string): void {
  const wanted = placeholders(english) ?? [];
  const found = placeholders(words);
  const about = `the words for "${english.length > 60 ? `${english.slice(0, 57)}...` : english}"`;
  if (found === undefined) {
    throw new Problem("INVALID", `The braces in ${about} do not match; copy them from the English`, {
      field: "strings",
    });
  }
  if (wanted.join() === found.join()) return;
  const remedy = wanted.length === 0 ? "hold no braces" : `hold ${shown(wanted)} and nothing else in braces`;
  throw new Problem("INVALID", `Let ${about} ${remedy}`, { field: "strings" });
}

/** Empty words take the product's own text back. */
export const setTranslation = route(endpoint, {
  permit: roles(0, 1),
  gather: ({ body: { language, strings } }) => {
    const kept = Object.entries(strings).filter(([, words]) => words.trim() !== "");
    for (const [english, words] of kept) assertSamePlaceholders(english, words);
    return { language, strings: Object.fromEntries(kept) };
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
