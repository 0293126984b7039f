import { lazy, Suspense, type ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { useHasRoute } from "#web/layout/knownPaths.ts";
import { Form } from "#web/relay/form/Form.tsx";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import type { SignIn } from "./useSignIn.ts";

interface Props {
  signIn: SignIn;
  /** other ways, under the form */
  children?: ReactNode;
}

/** Few come from a verification mail: whoever does not, does without it. */
const VerifiedBanner = lazy(() => import("./VerifiedBanner.tsx").then((part) => ({ default: part.VerifiedBanner })));

export function SignInForm({ signIn, children }: Props) {
  const hasRoute = useHasRoute();
  const [search] = useSearchParams();
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
      {search.has("verify_id") && (
        <Suspense fallback={null}>
          <VerifiedBanner />
        </Suspense>
      )}
      <Form form={signIn} label={t("Log in")} action={t("Log in")} size="page">
        <TextField label={t("Email")} type="email" autoComplete="username" {...signIn.text("email")} />
        <TextField label={t("Password")} type="password" autoComplete="current-password" {...signIn.text("password")} />
        {hasRoute("/forgot-password") && (
          // after the password: from the email, the next stop of the keyboard is the password
          <p css={(theme) => ({ marginTop: -4, textAlign: "right", fontSize: theme.size.body })}>
            <TextLink href="/forgot-password">{t("Forgot password?")}</TextLink>
          </p>
        )}
      </Form>
      {children}
      {hasRoute("/sign-up") && (
        <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
          {t("New here?")} <TextLink href="/sign-up">{t("Create an account")}</TextLink>
        </p>
      )}
    </div>
  );
}
