// A new password by a mail's link. What is wrong with it stands under the field; a link that no longer works, in a
// banner with the way to another.
import { useState } from "react";
import { graphql } from "react-relay";
import type { useResetPasswordMutation } from "#web/__generated__/useResetPasswordMutation.graphql.ts";
import { GatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { newPasswordError } from "../_lib/required.ts";

export interface Refusal {
  message: string;
  /** the link can't be used any more */
  isGone: boolean;
}

export function useResetPassword(encodedId: string) {
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [isReset, setIsReset] = useState(false);
  const [commit, isSending] = useMutation<useResetPasswordMutation>(graphql`
    mutation useResetPasswordMutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) {
        isReset
        problem {
          code
          message
          field
        }
      }
    }
  `);

  /** `isWrong` is called when the field must be corrected, now or by the host's answer. */
  const submit = (isWrong: () => void): void => {
    if (isSending) return;
    const wrong = newPasswordError(password);
    setError(wrong);
    setRefusal(undefined);
    if (wrong) return isWrong();
    commit({ variables: { input: { encodedId, password } } }).then(
      ({ resetPassword: { problem } }) => {
        if (!problem) return setIsReset(true);
        if (problem.field !== "password") {
          return setRefusal({ message: problem.message, isGone: problem.code === "NOT_FOUND" });
        }
        setError(problem.message);
        isWrong();
      },
      (failure: unknown) => {
        const message =
          failure instanceof GatewayError ? failure.message : t("Something went wrong. Please try again.");
        setRefusal({ message, isGone: false });
      },
    );
  };

  return {
    password,
    error,
    refusal,
    isReset,
    isSending,
    submit,
    setPassword: (value: string) => (setPassword(value), setError(undefined)),
  };
}
