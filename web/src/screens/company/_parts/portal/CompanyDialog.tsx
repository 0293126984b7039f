import { graphql, useFragment } from "react-relay";
import type { CompanyDialog_company$key } from "#web/__generated__/CompanyDialog_company.graphql.ts";
import type { CompanyDialog_portal$key } from "#web/__generated__/CompanyDialog_portal.graphql.ts";
import { FormDialog } from "#web/relay/form/FormDialog.tsx";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { useImpersonateOwner } from "./useImpersonateOwner.ts";
import { useManagedCompany } from "./useManagedCompany.ts";

interface Props {
  company: CompanyDialog_company$key;
  portal: CompanyDialog_portal$key;
  onClose: () => void;
}

/** A company's plan, its expiry, extra quota and suspension. */
export function CompanyDialog({ company, portal, onClose }: Props) {
  const { companyPlans } = useFragment(
    graphql`
      fragment CompanyDialog_portal on ServicePortal {
        companyPlans {
          planCode
          planName
        }
      }
    `,
    portal,
  );
  const data = useFragment(
    graphql`
      fragment CompanyDialog_company on ManagedCompany {
        id
        companyId
        name
        ownerName
        ownerEmail
        isInvited
        customDomain
        viewerCanEnter
        viewerCanSuspend
        ...useManagedCompany_company
      }
    `,
    company,
  );
  const form = useManagedCompany(data, onClose);
  const enter = useImpersonateOwner();
  const clearProblem = () => (form.clearProblem(), enter.clearProblem());
  const facts = [
    t("Company ID {companyId}", { companyId: data.companyId }),
    data.isInvited
      ? t("invited: {email}", { email: data.ownerEmail ?? "" })
      : [data.ownerName, data.ownerEmail].filter(Boolean).join(", "),
    data.customDomain,
  ];
  return (
    <FormDialog
      title={data.name}
      description={facts.filter(Boolean).join(" · ")}
      form={{ ...form, problem: form.problem ?? enter.problem, clearProblem }}
      action={t("Save")}
      aside={
        data.viewerCanEnter && (
          <Button loading={enter.isInFlight} onPress={() => enter.enter(data.id)}>
            {t("Log in as owner")}
          </Button>
        )
      }
      onClose={onClose}
    >
      <Select
        label={t("Plan")}
        choices={(companyPlans ?? []).map(({ planCode, planName }) => ({
          id: String(planCode),
          label: `${planName} (${planCode})`,
        }))}
        error={form.errors.planCode}
        {...form.choice("planCode")}
      />
      <TextField
        label={t("Days left")}
        inputMode="numeric"
        description={t("Days until the plan ends, up to 999. Leave empty for no end date.")}
        {...form.text("daysLeft")}
      />
      <div
        css={(theme) => ({
          display: "grid",
          gridTemplateColumns: "repeat(auto-fit, minmax(180px, 1fr))",
          gap: theme.space.two,
        })}
      >
        <TextField label={t("Extra sessions per month")} inputMode="numeric" {...form.text("extraSessions")} />
        <TextField label={t("Extra page views per month")} inputMode="numeric" {...form.text("extraPageviews")} />
      </div>
      {data.viewerCanSuspend && (
        <Checkbox {...form.toggle("isSuspended")}>{t("Suspended: members see only the reason and a contact")}</Checkbox>
      )}
    </FormDialog>
  );
}
