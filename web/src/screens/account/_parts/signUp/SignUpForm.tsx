import type { ReactNode } from "react";
import { Form } from "#web/relay/form/Form.tsx";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { SignUpFields } from "./SignUpFields.tsx";
import type { SignUp } from "./useSignUp.ts";

interface Props {
  form: SignUp;
  action: string;
  websiteLabel?: string | undefined;
  /** alternative sign-in methods, below the form */
  children?: ReactNode;
}

export function SignUpForm({ form, action, websiteLabel, children }: Props) {
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
      <Form form={form} label={t("Sign up")} action={action} size="page">
        <SignUpFields form={form} websiteLabel={websiteLabel} />
      </Form>
      {children}
      <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
        {t("Already have an account?")} <TextLink href="/login">{t("Log in")}</TextLink>
      </p>
    </div>
  );
}
