import { graphql } from "react-relay";
import type { useChangeEmailMutation } from "#web/__generated__/useChangeEmailMutation.graphql.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { emailError } from "../../_lib/required.ts";

export function useChangeEmail(onDone: () => void) {
  const [commit] = useMutation<useChangeEmailMutation>(graphql`
    mutation useChangeEmailMutation($input: ChangeEmailInput!) {
      changeEmail(input: $input) {
        user {
          ...EmailCard_user
        }
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
  return useForm(
    { email: "", currentPassword: "" },
    {
      check: ({ email, currentPassword }) => ({
        email: emailError(email),
        currentPassword: currentPassword === "" ? t("Please enter your current password") : undefined,
      }),
      send: async ({ email, currentPassword }) =>
        (await commit({ variables: { input: { email: email.trim(), currentPassword } } })).changeEmail.problem,
      done: ({ email }) => {
        toast({ title: t("Link sent to {email}", { email: email.trim() }), tone: "success" });
        onDone();
      },
    },
  );
}
