import { useId } from "react";
import { graphql, useFragment } from "react-relay";
import type { InviteClientDialog_agency$key } from "#web/__generated__/InviteClientDialog_agency.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { ProblemBanner } from "#web/ui/feedback/ProblemBanner.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
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
  const formId = useId();
  return (
    <Dialog
      title={t("Invite a client")}
      description={t("Their company is made now. Whoever follows the mail's link becomes its owner.")}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{t("Cancel")}</Button>
          <Button variant="primary" type="submit" form={formId} loading={form.isSending}>
            {t("Send invitation")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label={t("Invite a client")}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
        css={(t) => ({ display: "grid", gap: t.space.two })}
      >
        <ProblemBanner problem={form.problem} />
        <TextField label={t("Company")} autoComplete="off" autoFocus maxLength={100} {...form.text("companyName")} />
        <TextField label={t("Website")} placeholder="www.example.com" autoComplete="off" {...form.text("website")} />
        <TextField label={t("Owner's email")} type="email" autoComplete="off" {...form.text("email")} />
        <Select label={t("Plan")} choices={plans} error={form.errors.planCode} {...form.choice("planCode")} />
        <Select
          label={t("Who pays")}
          choices={[
            { id: "AGENCY", label: t("We do") },
            { id: "CLIENT", label: t("The client") },
          ]}
          {...form.choice("billedTo")}
        />
      </form>
    </Dialog>
  );
}
