// The form of the company's name and domain, and its mutation.
import { graphql } from "react-relay";
import type { useCompanyFormMutation } from "#web/__generated__/useCompanyFormMutation.graphql.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";

export function useCompanyForm(saved: { name: string; customDomain: string }) {
  const [commit] = useMutation<useCompanyFormMutation>(graphql`
    mutation useCompanyFormMutation($input: UpdateCompanyInput!) {
      updateCompany(input: $input) {
        company {
          ...CompanyForm_company
        }
        problem {
          message
          reason
          params
          field
        }
      }
    }
  `);
  return useForm(saved, {
    check: ({ name }) => ({ name: name.trim() === "" ? t("Please enter the name of your company") : undefined }),
    send: async ({ name, customDomain }) => {
      const domain = customDomain.trim();
      // during impersonation the company's name can be changed, but not its domain
      const input = { name: name.trim(), ...(domain !== saved.customDomain && { customDomain: domain || null }) };
      return (await commit({ variables: { input } })).updateCompany.problem;
    },
    done: () => toast({ title: t("Company saved"), tone: "success" }),
  });
}
