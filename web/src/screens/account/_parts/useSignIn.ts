// The sign-in form. The host's errors are shown above the fields, as are the reason for the last session's end and an
// identity provider's error.
import { useState } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { useSignInMutation } from "#web/__generated__/useSignInMutation.graphql.ts";
import { useHasRoute } from "#web/layout/knownPaths.ts";
import { leaveFor } from "#web/layout/session/leaveFor.ts";
import { changesTranslations } from "#web/layout/session/useTranslations.ts";
import { signInNotice, startOver } from "#web/layout/session/startOver.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { signInFailure } from "../_lib/signInFailure.ts";

const FIRST_STEPS = "/get-started";

export function useSignIn(target: string, firstEmail: string) {
  const [search] = useSearchParams();
  const [hasTried, setTried] = useState(false);
  const hasRoute = useHasRoute();
  /** the first sign-in opens the onboarding, unless a specific page was requested */
  const firstPath = (wanted: string) => (wanted === "/" && hasRoute(FIRST_STEPS) ? FIRST_STEPS : wanted);
  const [commit] = useMutation<useSignInMutation>(graphql`
    mutation useSignInMutation($input: SignInInput!) {
      signIn(input: $input) {
        viewer {
          kind
          session {
            isNewUser
          }
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
        problem {
          message
          reason
          params
          retryAfter
        }
      }
    }
  `);
  const form = useForm(
    { email: firstEmail, password: "" },
    {
      problem: signInNotice() ?? signInFailure(search) ?? "",
      check: ({ email, password }) => ({
        email: email.trim() === "" ? t("Please enter your email address") : undefined,
        password: password === "" ? t("Please enter your login password") : undefined,
      }),
      send: async ({ email, password }) => {
        setTried(true);
        const { signIn } = await commit({ variables: { input: { email: email.trim(), password } } });
        if (signIn.problem) return signIn.problem;
        const { session, user, translation } = signIn.viewer ?? {};
        const path = session?.isNewUser ? firstPath(target) : target;
        // in another language, the app would reload after it has already sent its first queries
        if (changesTranslations(user?.language, translation?.entries)) leaveFor(path);
        else startOver({ path });
        return null;
      },
      leaves: true,
    },
  );
  return {
    ...form,
    /** A sign-in with this form is in progress: only its result navigates. */
    hasTried,
    fill: (account: { email: string; password: string }) => {
      form.reset(account);
      form.clearProblem();
    },
  };
}

export type SignIn = ReturnType<typeof useSignIn>;
