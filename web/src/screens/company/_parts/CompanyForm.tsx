import { graphql, useFragment } from "react-relay";
import type { CompanyForm_company$key } from "#web/__generated__/CompanyForm_company.graphql.ts";
import { CopyButton } from "#web/layout/install/CopyButton.tsx";
import { Button } from "#web/ui/actions/Button.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
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
  const form = useCompanyForm({ name, customDomain });
  return (
    <form
      noValidate
      aria-label="Your company"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      css={(t) => ({ display: "grid", gap: t.space.two, maxWidth: 420 })}
    >
      {form.problem && <Banner tone="danger">{form.problem}</Banner>}
      <TextField
        label="Name"
        autoComplete="organization"
        maxLength={100}
        validationBehavior="aria"
        value={form.name}
        onChange={form.setName}
        error={form.errors.name}
      />
      <TextField
        label="Company key"
        isReadOnly
        value={key}
        description="Names your company in calls of the API. It can't be changed."
        labelAside={<CopyButton text={key} label="Copy key" />}
      />
      <TextField
        label="Custom domain"
        placeholder="stats.example.com"
        validationBehavior="aria"
        description="The host name under which your own brand appears. Leave it empty for none."
        value={form.domain}
        onChange={form.setDomain}
        error={form.errors.domain}
      />
      <div>
        <Button type="submit" variant="primary" loading={form.isInFlight}>
          Save
        </Button>
      </div>
    </form>
  );
}
