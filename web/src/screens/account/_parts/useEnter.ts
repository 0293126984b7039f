// Signs in and restarts the app on the requested page.
import { graphql } from "react-relay";
import type { useEnterMutation, useEnterMutation$data } from "#web/__generated__/useEnterMutation.graphql.ts";
import { useHasRoute } from "#web/layout/knownPaths.ts";
import { leaveFor } from "#web/layout/session/leaveFor.ts";
import { changesTranslations } from "#web/layout/session/useTranslations.ts";
import { startOver } from "#web/layout/session/startOver.ts";
import { useMutation } from "#web/relay/useMutation.ts";

const FIRST_STEPS = "/get-started";

interface Credentials {
  email: string;
  password: string;
}

/** `target`: the requested path. Resolves with the host's refusal. */
export function useEnter(target: string) {
  const hasRoute = useHasRoute();
  /** the first sign-in opens the onboarding, unless a specific page was requested */
  const firstPath = (wanted: string) => (wanted === "/" && hasRoute(FIRST_STEPS) ? FIRST_STEPS : wanted);
  const [commit] = useMutation<useEnterMutation>(graphql`
    mutation useEnterMutation($input: SignInInput!) {
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
  return async ({ email, password }: Credentials): Promise<useEnterMutation$data["signIn"]["problem"]> => {
    const { signIn } = await commit({ variables: { input: { email: email.trim(), password } } });
    if (signIn.problem) return signIn.problem;
    const { session, user, translation } = signIn.viewer ?? {};
    const path = session?.isNewUser ? firstPath(target) : target;
    // in another language, the app would reload after it has already sent its first queries
    if (changesTranslations(user?.language, translation?.entries)) leaveFor(path);
    else startOver({ path });
    return null;
  };
}
