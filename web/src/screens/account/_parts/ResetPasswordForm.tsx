import { useRef } from "react";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { PASSWORD_RULE } from "../_lib/required.ts";
import type { useResetPassword } from "./useResetPassword.ts";

export function ResetPasswordForm({ form }: { form: ReturnType<typeof useResetPassword> }) {
  const password = useRef<HTMLInputElement>(null);
  return (
    <div css={(t) => ({ display: "grid", gap: t.space.two })}>
      {form.refusal && (
        <Banner
          tone="danger"
          actions={form.refusal.isGone && <TextLink href="/forgot-password">{t("Ask for a new link")}</TextLink>}
        >
          {form.refusal.message}
        </Banner>
      )}
      <form
        noValidate
        aria-label={t("Set a new password")}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit(() => password.current?.focus());
        }}
        css={(t) => ({ display: "grid", gap: t.space.two })}
      >
        <TextField
          label={t("New password")}
          type="password"
          name="new-password"
          autoComplete="new-password"
          validationBehavior="aria"
          description={PASSWORD_RULE}
          value={form.password}
          onChange={form.setPassword}
          error={form.error}
          inputRef={password}
        />
        <Button type="submit" variant="primary" size="large" loading={form.isSending} css={{ width: "100%" }}>
          {t("Set the password")}
        </Button>
      </form>
      <p css={(t) => ({ color: t.color.muted, fontSize: t.size.body })}>
        <TextLink href="/login">{t("Back to log in")}</TextLink>
      </p>
    </div>
  );
}
