import { companyRefusals } from "@sightline/schema/rest/company/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { languageOf, translationOf } from "../../translationOf.ts";
import { setTranslation as set } from "../../translations.upstream.ts";

export const setTranslation: MutationResolvers["setTranslation"] = async (_, { input }, { upstream }) => {
  try {
    const language = languageOf(input.language);
    const strings = Object.fromEntries(input.entries.map(({ english, words }) => [english, words]));
    if (Object.keys(strings).length < input.entries.length) {
      throw invalid("entries", companyRefusals.duplicateText());
    }
    return { translation: translationOf(await set(upstream, { language, strings })) };
  } catch (error) {
    const problem = refusal(error);
    // the wire calls them strings, keyed by the English text
    return {
      problem: { ...problem, field: problem.field?.startsWith("strings") ? "entries" : (problem.field ?? null) },
    };
  }
};
