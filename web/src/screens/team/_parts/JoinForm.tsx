import { Form } from "#web/relay/form/Form.tsx";
import { t } from "#web/texts/t.ts";
import { NewPasswordField } from "#web/ui/forms/NewPasswordField.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { useJoinTeam } from "./useJoinTeam.ts";

export function JoinForm({ token, email }: { token: string; email: string }) {
  const form = useJoinTeam(token, email);
  return (
    <Form form={form} label={t("Join")} action={t("Join")} size="page">
      <TextField label={t("Email")} type="email" name="email" autoComplete="username" isReadOnly value={email} />
      <TextField label={t("Your name")} autoComplete="name" maxLength={100} {...form.text("name")} />
      <NewPasswordField label={t("Choose a password")} about={[form.values.name, email]} {...form.text("password")} />
    </Form>
  );
}
