import { FormDialog } from "#web/relay/form/FormDialog.tsx";
import { t } from "#web/texts/t.ts";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { useChangeEmail } from "./useChangeEmail.ts";

export function EmailDialog({ onClose }: { onClose: () => void }) {
  const form = useChangeEmail(onClose);
  return (
    <FormDialog
      title={t("Change your email")}
      description={t("We'll send a link to the new address. Your email changes once you open it.")}
      form={form}
      action={t("Send link")}
      onClose={onClose}
    >
      <TextField label={t("New email")} type="email" autoComplete="email" {...form.text("email")} autoFocus />
      <TextField
        label={t("Current password")}
        type="password"
        autoComplete="current-password"
        {...form.text("currentPassword")}
      />
    </FormDialog>
  );
}
