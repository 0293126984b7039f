import { useEffect, useState } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import { Navigate, useSearchParams } from "react-router-dom";
import type { AuthenticatedScreenQuery } from "#web/__generated__/AuthenticatedScreenQuery.graphql.ts";
import { BareFrame } from "#web/layout/bare/BareFrame.tsx";
import { safeRedirect } from "#web/layout/session/safeRedirect.ts";
import { startOver } from "#web/layout/session/startOver.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { ProblemBanner } from "#web/ui/feedback/ProblemBanner.tsx";
import { Spinner } from "#web/ui/feedback/Spinner.tsx";
import { notifyOpener } from "./_lib/popupMessage.ts";
import { signInFailure } from "./_lib/signInFailure.ts";

/** The popup's return page from an identity provider: notifies the opener and closes. */
export default function AuthenticatedScreen({ queryRef }: ScreenProps<AuthenticatedScreenQuery>) {
  const { brand } = usePreloadedQuery<AuthenticatedScreenQuery>(
    graphql`
      query AuthenticatedScreenQuery @preloadable {
        brand {
          ...BareFrame_brand
        }
      }
    `,
    queryRef,
  );
  const [search] = useSearchParams();
  // read once: the URL is the gateway's result of this sign-in
  const [{ isSignedIn, failure, target }] = useState(() => ({
    isSignedIn: search.has("signed_in"),
    failure: signInFailure(search) ?? "",
    target: safeRedirect(search.get("redirect")),
  }));
  useEffect(() => {
    if (failure) notifyOpener({ kind: "not-signed-in", message: failure });
    else if (isSignedIn && !notifyOpener({ kind: "signed-in" })) startOver({ path: target });
  }, [failure, isSignedIn, target]);

  if (!failure && !isSignedIn) return <Navigate to="/login" replace />;
  if (failure) {
    return (
      <BareFrame brand={brand} title={t("You're not logged in")}>
        <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
          <ProblemBanner problem={failure} />
          <p css={(theme) => ({ fontSize: theme.size.body })}>
            <TextLink href="/login">{t("Back to login")}</TextLink>
          </p>
        </div>
      </BareFrame>
    );
  }
  return (
    <BareFrame brand={brand} title={t("Logging in…")} description={t("This window will close automatically.")}>
      <span css={(theme) => ({ color: theme.color.muted })}>
        <Spinner size={20} label={t("Loading")} />
      </span>
    </BareFrame>
  );
}
