import { graphql, useFragment } from "react-relay";
import type { CompanyForm_company$key } from "#web/__generated__/CompanyForm_company.graphql.ts";
import { CopyButton } from "#web/layout/install/CopyButton.tsx";
import { Form } from "#web/relay/form/Form.tsx";
import { t } from "#web/texts/t.ts";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { useCompanyForm } from "./useCompanyForm.ts";

export function CompanyForm({ company }: { company: CompanyForm_company$key }) {
  const { name, key, customDomain } = useFragment(
    graphql`
      fragment CompanyForm_company on Company {
        name
        key
        customDomain
      }
    `,
    company,
  );
  const form = useCompanyForm({ name, customDomain: customDomain ?? "" });
  return (
    <Form form={form} label={t("Your company")}>
      <TextField label={t("Name")} autoComplete="organization" maxLength={100} {...form.text("name")} />
      <TextField
        label={t("Company key")}
        isReadOnly
        value={key}
        description={t("Identifies your company in API calls. It can't be changed.")}
        labelAside={<CopyButton text={key} label={t("Copy key")} />}
      />
      <TextField
        label={t("Custom domain")}
        placeholder="stats.example.com"
        description={t("The hostname where your own brand appears. Optional.")}
        {...form.text("customDomain")}
      />
    </Form>
  );
}
