import { useRef } from "react";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import type { useForgotPassword } from "./useForgotPassword.ts";

export function ForgotPasswordForm({ form }: { form: ReturnType<typeof useForgotPassword> }) {
  const email = useRef<HTMLInputElement>(null);
  return (
    <div css={(t) => ({ display: "grid", gap: t.space.two })}>
      {form.refusal && (
        <Banner key={form.refusal} tone="danger" autoClear onDismiss={form.clearRefusal}>
          {form.refusal}
        </Banner>
      )}
      <form
        noValidate
        aria-label={t("Forgot password")}
        onSubmit={(event) => {
          event.preventDefault();
          if (form.submit()) email.current?.focus();
        }}
        css={(t) => ({ display: "grid", gap: t.space.two })}
      >
        <TextField
          label={t("Email")}
          type="email"
          name="email"
          autoComplete="username"
          validationBehavior="aria"
          value={form.email}
          onChange={form.setEmail}
          error={form.error}
          inputRef={email}
        />
        <Button type="submit" variant="primary" size="large" loading={form.isSending} css={{ width: "100%" }}>
          {t("Send the link")}
        </Button>
      </form>
      <p css={(t) => ({ color: t.color.muted, fontSize: t.size.body })}>
        <TextLink href="/login">{t("Back to log in")}</TextLink>
      </p>
    </div>
  );
}
