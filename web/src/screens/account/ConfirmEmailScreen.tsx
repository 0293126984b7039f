import { graphql, usePreloadedQuery } from "react-relay";
import { useParams } from "react-router-dom";
import type { ConfirmEmailScreenQuery } from "#web/__generated__/ConfirmEmailScreenQuery.graphql.ts";
import { BareFrame } from "#web/layout/bare/BareFrame.tsx";
import { useNoIndex } from "#web/layout/useNoIndex.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { ProblemBanner } from "#web/ui/feedback/ProblemBanner.tsx";
import { useConfirmEmail } from "./_parts/address/useConfirmEmail.ts";

/** Target of the confirmation link sent to a new email address. */
export default function ConfirmEmailScreen({ queryRef }: ScreenProps<ConfirmEmailScreenQuery>) {
  const { viewer, brand } = usePreloadedQuery<ConfirmEmailScreenQuery>(
    graphql`
      query ConfirmEmailScreenQuery @preloadable {
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
  const { email, problem } = useConfirmEmail(useParams()["token"] ?? "");
  useNoIndex();
  const isIn = viewer?.kind === "MEMBER";
  const onwards = isIn ? (
    <TextLink href="/profile">{t("Go to your profile")}</TextLink>
  ) : (
    <TextLink href="/login">{t("Log in")}</TextLink>
  );
  return (
    <BareFrame brand={brand} title={email || problem ? t("Your email address") : t("Confirming your email address…")}>
      {(email || problem) && (
        <div css={(theme) => ({ display: "grid", gap: theme.space.two, fontSize: theme.size.body })}>
          {email && (
            <Banner tone="success">{t("Your account email is now {email}. Use it to log in.", { email })}</Banner>
          )}
          <ProblemBanner problem={problem} />
          {onwards}
        </div>
      )}
    </BareFrame>
  );
}
