// The language that the member chose, or their company put its own words into: where this page shows other words, it is
// loaded anew, once.
import { useEffect } from "react";
import { isLanguage, type Words } from "#web/texts/catalogue.ts";
import { rememberWords } from "#web/texts/rememberedWords.ts";
import { reloadPage } from "./reloadPage.ts";

interface OwnWords {
  readonly language: string;
  readonly entries: readonly { readonly english: string; readonly words: string }[];
}

const wordsOf = (own: OwnWords): Words => Object.fromEntries(own.entries.map(({ english, words }) => [english, words]));

/** `own`: the company's words; where they did not come, the page keeps those that it shows. */
export function useWords(language: string | undefined, own: OwnWords | null | undefined): void {
  const wanted = language?.toLowerCase();
  useEffect(() => {
    if (!own || !isLanguage(wanted)) return;
    if (rememberWords({ language: wanted, own: own.language === wanted ? wordsOf(own) : {} })) reloadPage();
  }, [wanted, own]);
}
