// Sets a new password from a reset link. An expired link shows an error above the form, with a way to request another.
import { useState } from "react";
import { graphql } from "react-relay";
import type { useResetPasswordMutation } from "#web/__generated__/useResetPasswordMutation.graphql.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { newPasswordError } from "../_lib/required.ts";

export function useResetPassword(encodedId: string) {
  const [isReset, setIsReset] = useState(false);
  /** the link is no longer valid */
  const [isGone, setIsGone] = useState(false);
  const [commit] = useMutation<useResetPasswordMutation>(graphql`
    mutation useResetPasswordMutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) {
        isReset
        problem {
          code
          message
          reason
          params
          field
          retryAfter
        }
      }
    }
  `);
  const form = useForm(
    { password: "" },
    {
      check: ({ password }) => ({ password: newPasswordError(password) }),
      send: async ({ password }) => {
        const { problem } = (await commit({ variables: { input: { encodedId, password } } })).resetPassword;
        setIsGone(problem?.code === "NOT_FOUND");
        return problem;
      },
      done: () => setIsReset(true),
    },
  );
  return { ...form, isReset, isGone };
}
