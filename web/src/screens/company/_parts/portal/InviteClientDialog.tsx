import { graphql, useFragment } from "react-relay";
import type { InviteClientDialog_agency$key } from "#web/__generated__/InviteClientDialog_agency.graphql.ts";
import { FormDialog } from "#web/relay/form/FormDialog.tsx";
import { t } from "#web/texts/t.ts";
import { Select } from "#web/ui/forms/Select.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { useInviteClient } from "./useInviteClient.ts";

interface Props {
  agency: InviteClientDialog_agency$key;
  connection: string;
  onClose: () => void;
}

export function InviteClientDialog({ agency, connection, onClose }: Props) {
  const { clientPlans } = useFragment(
    graphql`
      fragment InviteClientDialog_agency on Agency {
        clientPlans {
          planCode
          planName
        }
      }
    `,
    agency,
  );
  const plans = (clientPlans ?? []).map(({ planCode, planName }) => ({ id: String(planCode), label: planName }));
  const form = useInviteClient(plans[0]?.id ?? "", connection, onClose);
  return (
    <FormDialog
      title={t("Invite a client")}
      description={t("The company is created right away. The recipient of the invitation becomes its owner.")}
      form={form}
      action={t("Send invitation")}
      onClose={onClose}
    >
      <TextField label={t("Company")} autoComplete="off" autoFocus maxLength={100} {...form.text("companyName")} />
      <TextField label={t("Website")} placeholder="www.example.com" autoComplete="off" {...form.text("website")} />
      <TextField label={t("Owner's email")} type="email" autoComplete="off" {...form.text("email")} />
      <Select label={t("Plan")} choices={plans} error={form.errors.planCode} {...form.choice("planCode")} />
      <Select
        label={t("Billed to")}
        choices={[
          { id: "AGENCY", label: t("We do") },
          { id: "CLIENT", label: t("The client") },
        ]}
        {...form.choice("billedTo")}
      />
    </FormDialog>
  );
}
