// Asking for a new password. What is answered is the same, whether the address has an account or not.
import { useState } from "react";
import { graphql } from "react-relay";
import type { useForgotPasswordMutation } from "#web/__generated__/useForgotPasswordMutation.graphql.ts";
import { GatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { emailError } from "../_lib/required.ts";

export function useForgotPassword(firstEmail: string) {
  const [email, setEmail] = useState(firstEmail);
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const [commit, isSending] = useMutation<useForgotPasswordMutation>(graphql`
    mutation useForgotPasswordMutation($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        sentToEmail
        problem {
          message
          field
        }
      }
    }
  `);

  /** Answers whether the field must be corrected. */
  const submit = (): boolean => {
    if (isSending) return false;
    const wrong = emailError(email);
    setError(wrong);
    setRefusal(undefined);
    if (wrong) return true;
    commit({ variables: { input: { email: email.trim() } } }).then(
      ({ requestPasswordReset: { problem, sentToEmail } }) => {
        if (problem?.field === "email") setError(problem.message);
        else if (problem) setRefusal(problem.message);
        else setSentTo(sentToEmail ?? email.trim());
      },
      (failure: unknown) =>
        setRefusal(failure instanceof GatewayError ? failure.message : t("Something went wrong. Please try again.")),
    );
    return false;
  };

  return {
    email,
    error,
    refusal,
    sentTo,
    isSending,
    submit,
    clearRefusal: () => setRefusal(undefined),
    setEmail: (value: string) => (setEmail(value), setError(undefined)),
  };
}
