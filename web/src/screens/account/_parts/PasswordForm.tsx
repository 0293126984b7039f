import { Form } from "#web/relay/form/Form.tsx";
import { t } from "#web/texts/t.ts";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { usePasswordForm } from "./usePasswordForm.ts";

/** `email` is for password managers: it says whose password this is. */
export function PasswordForm({ email }: { email: string }) {
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
      <TextField
        label={t("New password")}
        type="password"
        autoComplete="new-password"
        description={t("At least {length} characters.", { length: 8 })}
        {...form.text("newPassword")}
      />
    </Form>
  );
}
