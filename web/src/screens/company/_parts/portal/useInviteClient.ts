// Creates a client's company and notifies its owner by email.
import { graphql } from "react-relay";
import type { useInviteClientMutation } from "#web/__generated__/useInviteClientMutation.graphql.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";

interface Start {
  companyName: string;
  website: string;
  email: string;
  planCode: string;
  billedTo: "AGENCY" | "CLIENT";
}

/** Users paste URLs. Only the host name counts. */
const hostOf = (text: string) =>
  text
    .trim()
    .replace(/^https?:\/\//i, "")
    .replace(/^www\./i, "")
    .replace(/[/?#].*$/, "");

export function useInviteClient(firstPlan: string, connection: string, onMade: () => void) {
  const [commit] = useMutation<useInviteClientMutation>(graphql`
    mutation useInviteClientMutation($input: InviteClientInput!, $connections: [ID!]!) {
      inviteClient(input: $input) {
        edge @prependEdge(connections: $connections) {
          cursor
          node {
            ...ClientTotals_client
            ...CompanyTable_company
          }
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
  const start: Start = { companyName: "", website: "", email: "", planCode: firstPlan, billedTo: "AGENCY" };
  return useForm(start, {
    check: ({ companyName, website, email }) => ({
      companyName: companyName.trim() === "" ? t("Please enter the company name") : undefined,
      website: hostOf(website).includes(".") ? undefined : t("Enter a hostname such as shop.example.com"),
      email: /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : t("Please enter an email address"),
    }),
    send: async ({ companyName, website, email, planCode, billedTo }) => {
      const input = {
        companyName: companyName.trim(),
        website: hostOf(website),
        email: email.trim(),
        planCode: Number(planCode),
        billedTo,
      };
      return (await commit({ variables: { input, connections: [connection] } })).inviteClient.problem;
    },
    done: ({ email }) => {
      toast({ title: t("Invitation sent to {email}", { email: email.trim() }), tone: "success" });
      onMade();
    },
  });
}
