// Makes the account that an invitation offers, and signs in with it. Where the second step fails, the account stands:
// the sign-in page takes over.
import { useState } from "react";
import { graphql } from "react-relay";
import type { useJoinTeamMutation } from "#web/__generated__/useJoinTeamMutation.graphql.ts";
import type { useJoinTeamSignInMutation } from "#web/__generated__/useJoinTeamSignInMutation.graphql.ts";
import { startOver } from "#web/layout/session/startOver.ts";
import { forgetProject } from "#web/relay/currentProject.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";

const SHORTEST = 8;

interface Errors {
  name?: string | undefined;
  password?: string | undefined;
}

const wrongOf = (name: string, password: string): Errors => ({
  name: name.trim() === "" ? t("Please enter your name") : undefined,
  password: password.length < SHORTEST ? t("A password needs at least {SHORTEST} characters", { SHORTEST }) : undefined,
});

export function useJoinTeam(token: string) {
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const [join, isJoining] = useMutation<useJoinTeamMutation>(graphql`
    mutation useJoinTeamMutation($input: JoinTeamInput!) {
      joinTeam(input: $input) {
        email
        problem {
          message
          field
        }
      }
    }
  `);
  const [signIn, isSigningIn] = useMutation<useJoinTeamSignInMutation>(graphql`
    mutation useJoinTeamSignInMutation($input: SignInInput!) {
      signIn(input: $input) {
        problem {
          message
        }
      }
    }
  `);
  const enter = (email: string) => {
    forgetProject();
    const toLogin = () => startOver({ path: `/login?email=${encodeURIComponent(email)}` });
    return signIn({ variables: { input: { email, password } } }).then(
      (answer) => (answer.signIn.problem ? toLogin() : startOver({ path: "/" })),
      toLogin,
    );
  };
  const submit = () => {
    if (isJoining || isSigningIn) return;
    const wrong = wrongOf(name, password);
    setErrors(wrong);
    setProblem(undefined);
    if (wrong.name || wrong.password) return;
    join({ variables: { input: { token, name: name.trim(), password } } }).then(
      ({ joinTeam: { email, problem: refusal } }) => {
        if (email) return void enter(email);
        if (refusal?.field === "name") setErrors({ name: refusal.message });
        else if (refusal?.field === "password") setErrors({ password: refusal.message });
        else setProblem(refusal?.message ?? t("You could not join. Please try again."));
      },
      (error: unknown) => setProblem(toGatewayError(error).message),
    );
  };
  return { name, setName, password, setPassword, errors, problem, isInFlight: isJoining || isSigningIn, submit };
}
