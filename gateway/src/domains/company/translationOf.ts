import { Language } from "@sightline/schema/rest/account/account";
import type { Translation as WireTranslation } from "@sightline/schema/rest/company/translation";
import { companyRefusals } from "@sightline/schema/rest/company/refusals";
import type { Translation } from "#gateway/__generated__/resolverTypes.ts";
import { invalid } from "#gateway/graph/invalid.ts";

export const translationOf = ({ language, strings }: WireTranslation): Translation => ({
  language,
  entries: Object.entries(strings).map(([english, words]) => ({ english, words })),
});

export function languageOf(given: string): WireTranslation["language"] {
  const { success, data } = Language.safeParse(given);
  if (success) return data;
  throw invalid(
    "language",
    companyRefusals.languageUnknown({ language: given, languages: Language.options.join(", ") }),
  );
}
