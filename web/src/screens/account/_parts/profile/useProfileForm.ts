// The member's profile form and its mutation.
import { graphql } from "react-relay";
import type { Language, useProfileFormMutation } from "#web/__generated__/useProfileFormMutation.graphql.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { isLanguage, languages, type LanguageCode } from "#web/texts/languages.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import type { Choice } from "#web/ui/forms/SelectBox.tsx";

/** Option value for the browser's own time zone. */
export const BROWSER = "browser";

const idOf: Record<LanguageCode, Language> = { en: "EN", de: "DE", es: "ES" };

export const languageChoices: readonly Choice<Language>[] = Object.keys(languages)
  .filter(isLanguage)
  .map((code) => ({ id: idOf[code], label: languages[code] }));

interface Saved {
  name: string;
  language: string;
  timezone: string | null | undefined;
  wantsPromotions: boolean;
}

export function useProfileForm(saved: Saved) {
  const known = languageChoices.find(({ id }) => id.toLowerCase() === saved.language.toLowerCase());
  const [commit] = useMutation<useProfileFormMutation>(graphql`
    mutation useProfileFormMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        user {
          ...ProfileForm_user
          language
          timezone
        }
        problem {
          message
          reason
          params
          field
        }
      }
    }
  `);
  const language: Language = known?.id ?? "EN";
  return useForm(
    { name: saved.name, language, timezone: saved.timezone ?? BROWSER, wantsPromotions: saved.wantsPromotions },
    {
      check: ({ name }) => ({ name: name.trim() === "" ? t("Please enter your name") : undefined }),
      send: async (values) => {
        const timezone = values.timezone === BROWSER ? null : values.timezone;
        const input = { ...values, name: values.name.trim(), timezone };
        return (await commit({ variables: { input } })).updateProfile.problem;
      },
      done: () => toast({ title: t("Profile saved"), tone: "success" }),
    },
  );
}
