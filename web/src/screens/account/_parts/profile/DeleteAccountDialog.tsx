import { FormDialog } from "#web/relay/form/FormDialog.tsx";
import { t } from "#web/texts/t.ts";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { useDeleteAccount } from "./useDeleteAccount.ts";

interface Props {
  email: string;
  hasPassword: boolean;
  onClose: () => void;
}

/** Deletion is permanent, so the email address must be typed. */
export function DeleteAccountDialog({ email, hasPassword, onClose }: Props) {
  const form = useDeleteAccount(email, hasPassword);
  return (
    <FormDialog
      title={t("Delete your account?")}
      description={t(
        "Your account is deleted immediately. You're logged out everywhere and your API keys are revoked.",
      )}
      form={form}
      action={t("Delete permanently")}
      isDanger
      cancelLabel={t("Cancel")}
      onClose={onClose}
    >
      <TextField
        label={t("Type {email} to confirm", { email })}
        type="email"
        autoComplete="off"
        {...form.text("email")}
        autoFocus
      />
      {hasPassword && (
        <TextField
          label={t("Password")}
          type="password"
          autoComplete="current-password"
          {...form.text("currentPassword")}
        />
      )}
    </FormDialog>
  );
}
