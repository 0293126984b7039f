import { graphql, usePreloadedQuery } from "react-relay";
import type { AffiliateScreenQuery } from "#web/__generated__/AffiliateScreenQuery.graphql.ts";
import { Forbidden } from "#web/layout/Forbidden.tsx";
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
  if (!viewer?.canSeeAffiliate) return <Forbidden />;
  return (
    <>
      <PageTitle title={t("Refer & Earn")} description={t("Earn money for every paying company you refer.")} />
      <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
        <Panel title={t("Your link")} height={36}>
          <AffiliateLink viewer={viewer} />
        </Panel>
        <Panel title={t("Results")} height={204}>
          <AffiliateEarnings viewer={viewer} />
        </Panel>
        <Steps
          title={t("How it works")}
          steps={[
            [
              t("Share your link"),
              t("In an email, an article or a talk. The link is unique to your company and never expires."),
            ],
            [t("A company signs up"), t("Every company that signs up through your link counts as your referral.")],
            [t("It pays, you earn"), t("You get $100 for its first payment, once per company.")],
          ]}
          footer={
            <>
              {t("Need more sessions than your plan includes?")}{" "}
              <TextLink href="/refer-and-earn">{t("Get free sessions with the same link")}</TextLink>
            </>
          }
        />
      </div>
    </>
  );
}
