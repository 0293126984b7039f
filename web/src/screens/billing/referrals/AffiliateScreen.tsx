import { graphql, usePreloadedQuery } from "react-relay";
import { Navigate } from "react-router-dom";
import type { AffiliateScreenQuery } from "#web/__generated__/AffiliateScreenQuery.graphql.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { AffiliateEarnings } from "./_parts/AffiliateEarnings.tsx";
import { AffiliateLink } from "./_parts/AffiliateLink.tsx";
import { Steps } from "./_parts/Steps.tsx";

export default function AffiliateScreen({ queryRef }: ScreenProps<AffiliateScreenQuery>) {
  const { viewer } = usePreloadedQuery<AffiliateScreenQuery>(
    graphql`
      query AffiliateScreenQuery @preloadable {
        viewer {
          canSeeAffiliate
          ...AffiliateLink_viewer
          ...AffiliateEarnings_viewer
        }
      }
    `,
    queryRef,
  );
  if (!viewer?.canSeeAffiliate) return <Navigate to="/" replace />;
  return (
    <>
      <PageTitle
        title={t("Refer & Earn")}
        description={t("Money for every company that comes through your link and pays.")}
      />
      <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
        <Panel title={t("Your link")} height={36}>
          <AffiliateLink viewer={viewer} />
        </Panel>
        <Panel title={t("What came of it")} height={204}>
          <AffiliateEarnings viewer={viewer} />
        </Panel>
        <Steps
          title={t("How it works")}
          steps={[
            [t("Hand on your link"), t("In a mail, an article or a talk. It names your company and works for good.")],
            [t("A company signs up"), t("Whoever opens the link and signs up is counted as yours.")],
            [t("It pays, and you earn"), t("You get $100 with its first payment, once for each company.")],
          ]}
          footer={
            <>
              {t("More traffic than your plan has sessions for?")}{" "}
              <TextLink href="/refer-and-earn">{t("Get free sessions with the same link")}</TextLink>
            </>
          }
        />
      </div>
    </>
  );
}
