// A new password; the current one proves who sits there.
import { useState } from "react";
import { graphql } from "react-relay";
import type { usePasswordFormMutation } from "#web/__generated__/usePasswordFormMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { toast } from "#web/ui/feedback/toasts.ts";

const SHORTEST = 8;

interface Errors {
  current?: string | undefined;
  next?: string | undefined;
}

const wrongOf = (current: string, next: string): Errors => ({
  current: current === "" ? "Please enter your current password" : undefined,
  next: next.length < SHORTEST ? `A password needs at least ${SHORTEST} characters` : undefined,
});

export function usePasswordForm() {
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const [commit, isInFlight] = useMutation<usePasswordFormMutation>(graphql`
    mutation usePasswordFormMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        problem {
          message
          field
        }
      }
    }
  `);
  const submit = () => {
    if (isInFlight) return;
    const wrong = wrongOf(current, next);
    setErrors(wrong);
    setProblem(undefined);
    if (wrong.current || wrong.next) return;
    commit({ variables: { input: { currentPassword: current, newPassword: next } } }).then(
      ({ changePassword: { problem: refusal } }) => {
        if (refusal?.field === "currentPassword") return setErrors({ current: refusal.message });
        if (refusal?.field === "newPassword") return setErrors({ next: refusal.message });
        if (refusal) return setProblem(refusal.message);
        setCurrent("");
        setNext("");
        toast({ title: "Your password is changed", tone: "success" });
      },
      (error: unknown) => setProblem(toGatewayError(error).message),
    );
  };
  return { current, next, errors, problem, isInFlight, setCurrent, setNext, submit };
}
