// Creates the invited account and signs in with it. If the sign-in fails, the account exists and the sign-in page takes
// over.
import { graphql } from "react-relay";
import type { useJoinTeamMutation } from "#web/__generated__/useJoinTeamMutation.graphql.ts";
import type { useJoinTeamSignInMutation } from "#web/__generated__/useJoinTeamSignInMutation.graphql.ts";
import { startOver } from "#web/layout/session/startOver.ts";
import { forgetProject } from "#web/relay/project/currentProject.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";

/** code points, as counted by the host */
const SHORTEST = 10;

export function useJoinTeam(token: string, email: string) {
  const [join] = useMutation<useJoinTeamMutation>(graphql`
    mutation useJoinTeamMutation($input: JoinTeamInput!) {
      joinTeam(input: $input) {
        email
        problem {
          message
          reason
          params
          field
          retryAfter
        }
      }
    }
  `);
  const [signIn] = useMutation<useJoinTeamSignInMutation>(graphql`
    mutation useJoinTeamSignInMutation($input: SignInInput!) {
      signIn(input: $input) {
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const enter = async (password: string): Promise<void> => {
    forgetProject();
    const answer = await signIn({ variables: { input: { email, password } } }).catch(() => undefined);
    const isIn = answer?.signIn.problem === null;
    startOver({ path: isIn ? "/" : `/login?email=${encodeURIComponent(email)}` });
  };
  return useForm(
    { name: "", password: "" },
    {
      check: ({ name, password }) => ({
        name: name.trim() === "" ? t("Please enter your name") : undefined,
        password: [...password].length < SHORTEST ? t("Choose a password of at least 10 characters") : undefined,
      }),
      send: async ({ name, password }) => {
        const { joinTeam } = await join({ variables: { input: { token, name: name.trim(), password } } });
        if (joinTeam.problem) return joinTeam.problem;
        await enter(password);
        return null;
      },
    },
  );
}
