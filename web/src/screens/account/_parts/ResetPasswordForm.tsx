import { Form } from "#web/relay/form/Form.tsx";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { NewPasswordField } from "#web/ui/forms/NewPasswordField.tsx";
import type { useResetPassword } from "./useResetPassword.ts";

export function ResetPasswordForm({ form }: { form: ReturnType<typeof useResetPassword> }) {
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
      <Form
        form={form}
        label={t("Set a new password")}
        action={t("Set password")}
        size="page"
        problemActions={form.isGone && <TextLink href="/forgot-password">{t("Request a new link")}</TextLink>}
      >
        <NewPasswordField label={t("New password")} {...form.text("password")} name="new-password" />
      </Form>
      <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
        <TextLink href="/login">{t("Back to login")}</TextLink>
      </p>
    </div>
  );
}
