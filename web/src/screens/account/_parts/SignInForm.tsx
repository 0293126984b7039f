import { lazy, Suspense, useRef, type FormEvent, type ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { useHasRoute } from "#web/layout/knownPaths.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { loadBanner } from "./laterBanner.ts";
import { SignInBanner } from "./SignInBanner.tsx";
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
  const email = useRef<{ focus(): void }>(null);
  const password = useRef<{ focus(): void }>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = signIn.submit();
    if (wrong) (wrong === "email" ? email : password).current?.focus();
  };
  return (
    <div css={(t) => ({ display: "grid", gap: t.space.two })}>
      {search.has("verify_id") && (
        <Suspense fallback={null}>
          <VerifiedBanner />
        </Suspense>
      )}
      <SignInBanner refusal={signIn.refusal} wait={signIn.wait.words} onClear={signIn.clearRefusal} />
      <form noValidate onSubmit={submit} aria-label={t("Log in")} css={(t) => ({ display: "grid", gap: t.space.two })}>
        <TextField
          label={t("Email")}
          type="email"
          name="email"
          autoComplete="username"
          validationBehavior="aria"
          value={signIn.email}
          onChange={signIn.setEmail}
          error={signIn.errors.email}
          onFocus={loadBanner}
          inputRef={(input) => void (email.current = input)}
        />
        <TextField
          label={t("Password")}
          type="password"
          name="password"
          autoComplete="current-password"
          validationBehavior="aria"
          value={signIn.password}
          onChange={signIn.setPassword}
          error={signIn.errors.password}
          onFocus={loadBanner}
          inputRef={(input) => void (password.current = input)}
        />
        {hasRoute("/forgot-password") && (
          // after the password: from the email, the next stop of the keyboard is the password
          <p css={(t) => ({ marginTop: -4, textAlign: "right", fontSize: t.size.body })}>
            <TextLink href="/forgot-password">{t("Forgot password?")}</TextLink>
          </p>
        )}
        <Button
          type="submit"
          variant="primary"
          size="large"
          onFocus={loadBanner}
          isDisabled={signIn.wait.words !== undefined}
          loading={signIn.phase === "submitting" || signIn.phase === "success"}
          css={{ width: "100%" }}
        >
          {t("Log in")}
        </Button>
      </form>
      {children}
      {hasRoute("/sign-up") && (
        <p css={(t) => ({ color: t.color.muted, fontSize: t.size.body })}>
          {t("New here?")} <TextLink href="/sign-up">{t("Create an account")}</TextLink>
        </p>
      )}
    </div>
  );
}
