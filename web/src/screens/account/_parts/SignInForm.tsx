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
  /** alternative sign-in methods, below the form */
  children?: ReactNode;
}

/** Lazy, because few users arrive from a verification email. */
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
          // after the password in the DOM, so that Tab moves from the email to the password
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
