import { Form } from "#web/relay/form/Form.tsx";
import { t } from "#web/texts/t.ts";
import { NewPasswordField } from "#web/ui/forms/NewPasswordField.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { usePasswordForm } from "./usePasswordForm.ts";

/** `email` is for password managers: it identifies the account of the password. */
export function PasswordForm({ name, email }: { name: string; email: string }) {
  const form = usePasswordForm();
  return (
    <Form form={form} label={t("Password")} action={t("Change password")}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label={t("Current password")}
        type="password"
        autoComplete="current-password"
        {...form.text("currentPassword")}
      />
      <NewPasswordField label={t("New password")} about={[name, email]} {...form.text("newPassword")} />
    </Form>
  );
}
