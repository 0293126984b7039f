// The sign-in. What the host answers stands above the fields, as does why the last session ended or what an identity
// provider sent back.
import { useState } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { useSignInMutation } from "#web/__generated__/useSignInMutation.graphql.ts";
import { useHasRoute } from "#web/layout/knownPaths.ts";
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
  /** the first sign-in leads to what there is to do first, unless somebody wanted to go elsewhere */
  const firstPath = (wanted: string) => (wanted === "/" && hasRoute(FIRST_STEPS) ? FIRST_STEPS : wanted);
  const [commit] = useMutation<useSignInMutation>(graphql`
    mutation useSignInMutation($input: SignInInput!) {
      signIn(input: $input) {
        viewer {
          kind
          session {
            isNewUser
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
        if (!signIn.problem) startOver({ path: signIn.viewer?.session?.isNewUser ? firstPath(target) : target });
        return signIn.problem;
      },
      leaves: true,
    },
  );
  return {
    ...form,
    /** Somebody is signing in by this form: what comes of it leads on, nothing else does. */
    hasTried,
    fill: (account: { email: string; password: string }) => {
      form.reset(account);
      form.clearProblem();
    },
  };
}

export type SignIn = ReturnType<typeof useSignIn>;
