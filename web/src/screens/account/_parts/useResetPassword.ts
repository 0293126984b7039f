// A new password by a mail's link. A link that no longer works is told above the form, with the way to another.
import { useState } from "react";
import { graphql } from "react-relay";
import type { useResetPasswordMutation } from "#web/__generated__/useResetPasswordMutation.graphql.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { newPasswordError } from "../_lib/required.ts";

export function useResetPassword(encodedId: string) {
  const [isReset, setIsReset] = useState(false);
  /** the link can't be used any more */
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
