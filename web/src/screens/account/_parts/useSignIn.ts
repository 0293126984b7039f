// The sign-in's states: idle, submitting, failed, success. What is wrong with a field stands under the field; what the
// host answers stands in a banner.
import { useState } from "react";
import { graphql } from "react-relay";
import type { useSignInMutation } from "#web/__generated__/useSignInMutation.graphql.ts";
import { useHasRoute } from "#web/layout/knownPaths.ts";
import { startOver } from "#web/layout/session/startOver.ts";
import { useWait } from "#web/relay/form/useWait.ts";
import { GatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";

const FIRST_STEPS = "/get-started";

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
  const wait = useWait();
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
          retryAfter
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
    if (phase === "submitting" || phase === "success" || wait.words) return undefined;
    const wrong = required(email, password);
    setErrors(wrong);
    setRefusal(undefined);
    if (wrong.email || wrong.password) return wrong.email ? "email" : "password";
    setPhase("submitting");
    commit({ variables: { input: { email: email.trim(), password } } }).then(
      ({ signIn }) => {
        if (signIn.problem?.retryAfter) {
          setPhase("failed");
          return wait.begin(signIn.problem.retryAfter);
        }
        if (signIn.problem) return fail(signIn.problem.message);
        setPhase("success");
        startOver({ path: signIn.viewer?.session?.isNewUser ? firstPath(target) : target });
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
    wait,
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
