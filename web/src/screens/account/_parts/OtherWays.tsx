import { Building2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { LaterBanner } from "./laterBanner.ts";
import { GithubSign, GoogleSign } from "./providerSigns.tsx";

const SsoDialog = lazy(() => import("./SsoDialog.tsx").then((part) => ({ default: part.SsoDialog })));

/** Sign-in through an identity provider. Until the host has one, each button says so in words. */
export function OtherWays({ email }: { email: string }) {
  const [notice, setNotice] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const missing = (way: string) =>
    setNotice(`${way} is not configured here yet. Please log in with email and password.`);
  return (
    <div css={(t) => ({ display: "grid", gap: t.space.one })}>
      <div
        css={(t) => ({
          display: "flex",
          alignItems: "center",
          gap: 12,
          color: t.color.muted,
          fontSize: t.size.small,
          "&::before, &::after": { content: '""', flex: 1, height: 1, background: t.color.border },
        })}
      >
        {t("or")}
      </div>
      <div css={(t) => ({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: t.space.one })}>
        <Button size="large" icon={<GoogleSign />} onPress={() => missing(t("Sign-in with Google"))}>
          {t("Google")}
        </Button>
        <Button size="large" icon={<GithubSign />} onPress={() => missing(t("Sign-in with GitHub"))}>
          {t("GitHub")}
        </Button>
      </div>
      <Button size="large" icon={<Building2 aria-hidden />} onPress={() => setIsAsking(true)} css={{ width: "100%" }}>
        {t("Enterprise SSO")}
      </Button>
      {notice && (
        <Suspense fallback={null}>
          <LaterBanner autoClear onDismiss={() => setNotice(undefined)}>
            {notice}
          </LaterBanner>
        </Suspense>
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <SsoDialog
            email={email}
            onClose={() => setIsAsking(false)}
            onAsk={(address) => {
              setIsAsking(false);
              missing(t("Enterprise sign-in for {value}", { value: address.slice(address.lastIndexOf("@") + 1) }));
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
