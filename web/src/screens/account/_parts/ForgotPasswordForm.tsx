import { Form } from "#web/relay/form/Form.tsx";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import type { useForgotPassword } from "./useForgotPassword.ts";

export function ForgotPasswordForm({ form }: { form: ReturnType<typeof useForgotPassword> }) {
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
      <Form form={form} label={t("Forgot password")} action={t("Send link")} size="page">
        <TextField label={t("Email")} type="email" autoComplete="username" {...form.text("email")} />
      </Form>
      <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
        <TextLink href="/login">{t("Back to login")}</TextLink>
      </p>
    </div>
  );
}
