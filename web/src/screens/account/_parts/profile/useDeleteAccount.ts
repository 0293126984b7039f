import { graphql } from "react-relay";
import type { useDeleteAccountMutation } from "#web/__generated__/useDeleteAccountMutation.graphql.ts";
import { startOver } from "#web/layout/session/startOver.ts";
import { forgetProject } from "#web/relay/project/currentProject.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";

const isSame = (typed: string, email: string) => typed.trim().toLowerCase() === email.toLowerCase();

export function useDeleteAccount(email: string, hasPassword: boolean) {
  const [commit] = useMutation<useDeleteAccountMutation>(graphql`
    mutation useDeleteAccountMutation($input: DeleteAccountInput!) {
      deleteAccount(input: $input) {
        isDeleted
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
      check: (typed) => ({
        email: isSame(typed.email, email) ? undefined : t("Type {email} to confirm", { email }),
        currentPassword: hasPassword && typed.currentPassword === "" ? t("Please enter your password") : undefined,
      }),
      send: async (typed) => {
        const currentPassword = hasPassword ? typed.currentPassword : null;
        return (await commit({ variables: { input: { email: typed.email, currentPassword } } })).deleteAccount.problem;
      },
      done: () => {
        forgetProject();
        startOver({ path: "/login", notice: t("Your account has been deleted.") });
      },
    },
  );
}
