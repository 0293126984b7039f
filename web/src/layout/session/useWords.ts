// The language that the member chose, or their company put its own words into: where this page shows other words, it is
// loaded anew, once.
import { useEffect } from "react";
import { isLanguage } from "#web/texts/catalogue.ts";
import { rememberWords } from "#web/texts/rememberedWords.ts";
import { reloadPage } from "./reloadPage.ts";

export function useWords(language: string | undefined): void {
  const wanted = language?.toLowerCase();
  useEffect(() => {
    if (isLanguage(wanted) && rememberWords({ language: wanted, own: {} })) reloadPage();
  }, [wanted]);
}
