// The company's name and domain, and their saving.
import { useState } from "react";
import { graphql } from "react-relay";
import type { useCompanyFormMutation } from "#web/__generated__/useCompanyFormMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { toast } from "#web/ui/feedback/toasts.ts";

interface Errors {
  name?: string | undefined;
  domain?: string | undefined;
}

export function useCompanyForm(saved: { name: string; customDomain?: string | null | undefined }) {
  const [name, setName] = useState(saved.name);
  const [domain, setDomain] = useState(saved.customDomain ?? "");
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const [commit, isInFlight] = useMutation<useCompanyFormMutation>(graphql`
    mutation useCompanyFormMutation($input: UpdateCompanyInput!) {
      updateCompany(input: $input) {
        company {
          ...CompanyForm_company
        }
        problem {
          message
          field
        }
      }
    }
  `);
  const submit = () => {
    if (isInFlight) return;
    setProblem(undefined);
    if (name.trim() === "") {
      setErrors({ name: "Please enter the name of your company" });
      return;
    }
    commit({ variables: { input: { name: name.trim(), customDomain: domain.trim() || null } } }).then(
      ({ updateCompany: { problem: refusal } }) => {
        if (!refusal) toast({ title: "Your company is saved", tone: "success" });
        else if (refusal.field === "name") setErrors({ name: refusal.message });
        else if (refusal.field === "customDomain") setErrors({ domain: refusal.message });
        else setProblem(refusal.message);
      },
      (error: unknown) => setProblem(toGatewayError(error).message),
    );
  };
  return {
    name,
    domain,
    errors,
    problem,
    isInFlight,
    submit,
    setName: (value: string) => (setName(value), setErrors((now) => ({ ...now, name: undefined }))),
    setDomain: (value: string) => (setDomain(value), setErrors((now) => ({ ...now, domain: undefined }))),
  };
}
