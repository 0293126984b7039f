// What a member says about themselves, and its saving.
import { useState } from "react";
import { graphql } from "react-relay";
import type { Language, useProfileFormMutation } from "#web/__generated__/useProfileFormMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import type { Choice } from "#web/ui/forms/Select.tsx";

export const languages: readonly Choice<Language>[] = [
  { id: "EN", label: "English" },
  { id: "DE", label: "Deutsch" },
  { id: "FR", label: "Français" },
  { id: "ES", label: "Español" },
  { id: "JA", label: "日本語" },
  { id: "VI", label: "Tiếng Việt" },
];

interface Saved {
  name: string;
  language: string;
  wantsPromotions: boolean;
}

export function useProfileForm(saved: Saved) {
  const known = languages.find(({ id }) => id.toLowerCase() === saved.language.toLowerCase());
  const [name, setName] = useState(saved.name);
  const [language, setLanguage] = useState<Language>(known?.id ?? "EN");
  const [wantsPromotions, setWantsPromotions] = useState(saved.wantsPromotions);
  const [nameError, setNameError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [commit, isInFlight] = useMutation<useProfileFormMutation>(graphql`
    mutation useProfileFormMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        user {
          ...ProfileForm_user
        }
        problem {
          message
          field
        }
      }
    }
  `);
  const submit = () => {
    if (isInFlight) return;
    setProblem(undefined);
    if (name.trim() === "") {
      setNameError("Please enter your name");
      return;
    }
    commit({ variables: { input: { name: name.trim(), language, wantsPromotions } } }).then(
      ({ updateProfile: { problem: refusal } }) => {
        if (!refusal) toast({ title: "Your profile is saved", tone: "success" });
        else if (refusal.field === "name") setNameError(refusal.message);
        else setProblem(refusal.message);
      },
      (error: unknown) => setProblem(toGatewayError(error).message),
    );
  };
  return {
    name,
    setName: (value: string) => (setName(value), setNameError(undefined)),
    nameError,
    language,
    setLanguage,
    wantsPromotions,
    setWantsPromotions,
    problem,
    isInFlight,
    submit,
  };
}
