// The member's language and the company's custom texts. If the page shows others, it reloads once.
import { useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  useTranslations_viewer$data,
  useTranslations_viewer$key,
} from "#web/__generated__/useTranslations_viewer.graphql.ts";
import { isLanguage } from "#web/texts/languages.ts";
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
  const language = user?.language;
  const entries = translation?.entries;
  useEffect(() => {
    if (changesTranslations(language, entries)) reloadPage();
  }, [language, entries]);
}

type Entries = NonNullable<NonNullable<useTranslations_viewer$data["translation"]>["entries"]>;

/** Caches the member's texts. Returns whether the page must reload because it shows others. */
export function changesTranslations(language: string | undefined, entries: Entries | null | undefined): boolean {
  const wanted = language?.toLowerCase();
  if (!isLanguage(wanted)) return false;
  const before = cachedTranslations();
  // if the company's texts fail to load, the cached ones stay in use
  const cached = before.language === wanted ? before.own : {};
  const own = entries ? Object.fromEntries(entries.map(({ english, words }) => [english, words])) : cached;
  return cacheTranslations({ language: wanted, own });
}
