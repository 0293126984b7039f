import { Building2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AlternativeSignIn_methods$key } from "#web/__generated__/AlternativeSignIn_methods.graphql.ts";
import { LaterBanner } from "#web/relay/form/laterBanner.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import type { Start } from "../../_lib/startAddress.ts";
import { GithubSign, GoogleSign } from "./providerSigns.tsx";
import { useProvider } from "./useProvider.ts";

const SsoDialog = lazy(() => import("./SsoDialog.tsx").then((part) => ({ default: part.SsoDialog })));

interface Props {
  /** null while the gateway's response is missing: none is offered then */
  methods: AlternativeSignIn_methods$key | null | undefined;
  /** the email typed so far */
  email: string;
  start: Start;
}

/** Sign-in through the configured identity providers. */
export function AlternativeSignIn({ methods, email, start }: Props) {
  const data = useFragment(
    graphql`
      fragment AlternativeSignIn_methods on SignInMethods {
        google
        github
        sso
      }
    `,
    methods ?? null,
  );
  const provider = useProvider(start);
  const [isSsoOpen, setSsoOpen] = useState(false);
  const hasSso = data?.sso === true && start.origin !== "sign-up";
  const buttons = [
    { method: "google" as const, label: t("Google"), icon: <GoogleSign />, isOffered: data?.google },
    { method: "github" as const, label: t("GitHub"), icon: <GithubSign />, isOffered: data?.github },
  ].filter(({ isOffered }) => isOffered);
  if (buttons.length === 0 && !hasSso) return null;
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.one })}>
      <div
        css={(theme) => ({
          display: "flex",
          alignItems: "center",
          gap: 12,
          color: theme.color.muted,
          fontSize: theme.size.small,
          "&::before, &::after": { content: '""', flex: 1, height: 1, background: theme.color.border },
        })}
      >
        {t("or")}
      </div>
      {provider.refusal && (
        <Suspense fallback={null}>
          <LaterBanner key={provider.refusal} tone="danger" onDismiss={provider.clearRefusal}>
            {provider.refusal}
          </LaterBanner>
        </Suspense>
      )}
      {buttons.length > 0 && (
        <div
          css={(theme) => ({ display: "grid", gridAutoFlow: "column", gridAutoColumns: "1fr", gap: theme.space.one })}
        >
          {buttons.map(({ method, label, icon }) => (
            <Button
              key={method}
              size="large"
              icon={icon}
              loading={provider.waiting === method}
              onPress={() => provider.begin(method)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      {hasSso && (
        <Button size="large" icon={<Building2 aria-hidden />} onPress={() => setSsoOpen(true)} css={{ width: "100%" }}>
          {t("Enterprise SSO")}
        </Button>
      )}
      {isSsoOpen && (
        <Suspense fallback={null}>
          <SsoDialog email={email} redirect={start.redirect ?? "/"} onClose={() => setSsoOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
