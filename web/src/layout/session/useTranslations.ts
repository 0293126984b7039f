// The member's language and the company's custom texts. If the page shows others, it reloads once.
import { useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type { useTranslations_viewer$key } from "#web/__generated__/useTranslations_viewer.graphql.ts";
import { isLanguage } from "#web/texts/catalogue.ts";
import { cachedTranslations, cacheTranslations } from "#web/texts/cachedTranslations.ts";
import { reloadPage } from "./reloadPage.ts";

export function useTranslations(viewer: useTranslations_viewer$key): void {
  const { user, translation } = useFragment(
    graphql`
      fragment useTranslations_viewer on Viewer {
        user {
          language
        }
        translation {
          entries {
            english
            words
          }
        }
      }
    `,
    viewer,
  );
  const wanted = user?.language.toLowerCase();
  const entries = translation?.entries;
  useEffect(() => {
    if (!isLanguage(wanted)) return;
    const before = cachedTranslations();
    // if the company's texts fail to load, the cached ones stay in use
    const cached = before.language === wanted ? before.own : {};
    const own = entries ? Object.fromEntries(entries.map(({ english, words }) => [english, words])) : cached;
    if (cacheTranslations({ language: wanted, own })) reloadPage();
  }, [wanted, entries]);
}
