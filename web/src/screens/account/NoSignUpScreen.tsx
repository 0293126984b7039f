import { useEffect, useRef, useState } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import { Navigate } from "react-router-dom";
import type { NoSignUpScreenQuery } from "#web/__generated__/NoSignUpScreenQuery.graphql.ts";
import { BareFrame } from "#web/layout/bare/BareFrame.tsx";
import { useOpenDemo } from "#web/layout/demo/useOpenDemo.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { ProblemBanner } from "#web/ui/feedback/ProblemBanner.tsx";
import { Spinner } from "#web/ui/feedback/Spinner.tsx";

/** The demo without an account: read-only access to everything. Signed-in users keep their own session. */
export default function NoSignUpScreen({ queryRef }: ScreenProps<NoSignUpScreenQuery>) {
  const data = usePreloadedQuery<NoSignUpScreenQuery>(
    graphql`
      query NoSignUpScreenQuery @preloadable {
        viewer {
          kind
        }
        brand {
          ...BareFrame_brand
        }
      }
    `,
    queryRef,
  );
  // the state on arrival: opening the demo signs the guest in as a member
  const [isMember] = useState(data.viewer?.kind === "MEMBER");
  const { problem, open } = useOpenDemo();
  const isRequested = useRef(false);
  useEffect(() => {
    if (isRequested.current || isMember) return;
    isRequested.current = true;
    open();
  }, [open, isMember]);
  if (isMember) return <Navigate to="/" replace />;
  if (!problem) {
    return (
      <BareFrame brand={data.brand} title={t("Opening the demo…")} description={t("No account needed.")}>
        <span css={(theme) => ({ color: theme.color.muted })}>
          <Spinner size={20} label={t("Loading")} />
        </span>
      </BareFrame>
    );
  }
  return (
    <BareFrame brand={data.brand} title={t("Couldn't open the demo")}>
      <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
        <ProblemBanner problem={problem} />
        <div>
          <Button onPress={open}>{t("Try again")}</Button>
        </div>
        <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
          <TextLink href="/sign-up">{t("Create an account")}</TextLink> {t("or")}{" "}
          <TextLink href="/login">{t("Log in")}</TextLink>
        </p>
      </div>
    </BareFrame>
  );
}
