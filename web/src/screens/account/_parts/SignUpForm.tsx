import { useRef, type FormEvent } from "react";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { PASSWORD_RULE } from "../_lib/required.ts";
import type { SignUpField } from "../_lib/signUpFields.ts";
import type { SignUp } from "./useSignUp.ts";

interface Line {
  field: SignUpField;
  label: string;
  type: "text" | "email" | "password" | "url";
  autoComplete: string;
  description?: string;
  placeholder?: string;
}

const lines: readonly Line[] = [
  { field: "name", label: t("Name"), type: "text", autoComplete: "name" },
  { field: "email", label: t("Work email"), type: "email", autoComplete: "username" },
  {
    field: "password",
    label: t("Password"),
    type: "password",
    autoComplete: "new-password",
    description: PASSWORD_RULE,
  },
  { field: "companyName", label: t("Company"), type: "text", autoComplete: "organization" },
  { field: "website", label: t("Website"), type: "url", autoComplete: "url", placeholder: t("www.example.com") },
];

export function SignUpForm({ form, action }: { form: SignUp; action: string }) {
  const inputs = useRef<Partial<Record<SignUpField, HTMLInputElement | null>>>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit((field) => inputs.current[field]?.focus());
  };
  return (
    <div css={(t) => ({ display: "grid", gap: t.space.two })}>
      {form.refusal && (
        <Banner key={form.refusal} tone="danger" autoClear onDismiss={form.clearRefusal}>
          {form.refusal}
        </Banner>
      )}
      <form noValidate onSubmit={submit} aria-label={t("Sign up")} css={(t) => ({ display: "grid", gap: t.space.two })}>
        {lines.map(({ field, ...line }) => (
          <TextField
            key={field}
            {...line}
            name={field}
            validationBehavior="aria"
            value={form.values[field]}
            onChange={form.set(field)}
            {...(field === "email" && { onBlur: form.leaveEmail })}
            error={form.errors[field]}
            inputRef={(input) => {
              inputs.current[field] = input;
            }}
          />
        ))}
        <Button type="submit" variant="primary" size="large" loading={form.isSending} css={{ width: "100%" }}>
          {action}
        </Button>
      </form>
      <p css={(t) => ({ color: t.color.muted, fontSize: t.size.body })}>
        {t("Have an account?")} <TextLink href="/login">{t("Log in")}</TextLink>
      </p>
    </div>
  );
}
