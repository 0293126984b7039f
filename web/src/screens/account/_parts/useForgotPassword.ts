// Requests a password reset. The response is the same whether or not an account exists.
import { graphql } from "react-relay";
import type { useForgotPasswordMutation } from "#web/__generated__/useForgotPasswordMutation.graphql.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { emailError } from "../_lib/required.ts";
import { useSentMail } from "./useSentMail.ts";

export function useForgotPassword(firstEmail: string) {
  const { record, ...mail } = useSentMail();
  const [commit] = useMutation<useForgotPasswordMutation>(graphql`
    mutation useForgotPasswordMutation($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        sentToEmail
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
  const form = useForm(
    { email: firstEmail },
    {
      check: ({ email }) => ({ email: emailError(email) }),
      send: async ({ email }) =>
        (await commit({ variables: { input: { email: email.trim() } } })).requestPasswordReset.problem,
      done: ({ email }) => record(email.trim()),
    },
  );
  return { ...form, ...mail };
}
