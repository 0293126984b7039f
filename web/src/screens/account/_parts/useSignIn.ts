// The sign-in's states: idle, submitting, failed, success. What is wrong with a field stands under the field; what the
// host answers stands in a banner.
import { useState } from "react";
import { graphql } from "react-relay";
import type { useSignInMutation } from "#web/__generated__/useSignInMutation.graphql.ts";
import { startOver } from "#web/layout/session/startOver.ts";
import { GatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";

export type SignInPhase = "idle" | "submitting" | "failed" | "success";
export interface FieldErrors {
  email?: string | undefined;
  password?: string | undefined;
}

const required = (email: string, password: string): FieldErrors => ({
  email: email.trim() === "" ? t("Please enter your email address") : undefined,
  password: password === "" ? t("Please enter your login password") : undefined,
});

export function useSignIn(target: string, firstEmail: string) {
  const [email, setEmail] = useState(firstEmail);
  const [password, setPassword] = useState("");
  const [phase, setPhase] = useState<SignInPhase>("idle");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const [commit] = useMutation<useSignInMutation>(graphql`
    mutation useSignInMutation($input: SignInInput!) {
      signIn(input: $input) {
        viewer {
          kind
        }
        problem {
          message
        }
      }
    }
  `);

  const fail = (message: string) => {
    setPhase("failed");
    setRefusal(message);
  };

  /** Answers the field to correct, if one is wrong. */
  const submit = (): "email" | "password" | undefined => {
    if (phase === "submitting" || phase === "success") return undefined;
    const wrong = required(email, password);
    setErrors(wrong);
    setRefusal(undefined);
    if (wrong.email || wrong.password) return wrong.email ? "email" : "password";
    setPhase("submitting");
    commit({ variables: { input: { email: email.trim(), password } } }).then(
      ({ signIn }) => {
        if (signIn.problem) return fail(signIn.problem.message);
        setPhase("success");
        startOver({ path: target });
      },
      (error: unknown) =>
        fail(error instanceof GatewayError ? error.message : t("Something went wrong. Please try again.")),
    );
    return undefined;
  };

  return {
    email,
    password,
    phase,
    errors,
    refusal,
    submit,
    setEmail: (value: string) => (setEmail(value), setErrors((now) => ({ ...now, email: undefined }))),
    setPassword: (value: string) => (setPassword(value), setErrors((now) => ({ ...now, password: undefined }))),
    clearRefusal: () => setRefusal(undefined),
    fill: (account: { email: string; password: string }) => {
      setEmail(account.email);
      setPassword(account.password);
      setErrors({});
      setRefusal(undefined);
    },
  };
}

export type SignIn = ReturnType<typeof useSignIn>;
