// Changes the password. The current one verifies the user's identity.
import { graphql } from "react-relay";
import type { usePasswordFormMutation } from "#web/__generated__/usePasswordFormMutation.graphql.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { newPasswordError } from "../../_lib/required.ts";
import { toast } from "#web/ui/feedback/toasts.ts";

const empty = { currentPassword: "", newPassword: "" };

export function usePasswordForm() {
  const [commit] = useMutation<usePasswordFormMutation>(graphql`
    mutation usePasswordFormMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
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
  const form = useForm(empty, {
    check: ({ currentPassword, newPassword }) => ({
      currentPassword: currentPassword === "" ? t("Please enter your current password") : undefined,
      newPassword: newPasswordError(newPassword),
    }),
    send: async (input) => (await commit({ variables: { input } })).changePassword.problem,
    done: () => {
      form.reset(empty);
      toast({ title: t("Password changed. All other sessions were logged out."), tone: "success" });
    },
  });
  return form;
}
