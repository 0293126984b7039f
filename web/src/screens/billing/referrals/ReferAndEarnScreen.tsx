import { graphql, usePreloadedQuery } from "react-relay";
import { Navigate } from "react-router-dom";
import type { ReferAndEarnScreenQuery } from "#web/__generated__/ReferAndEarnScreenQuery.graphql.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { FreeSessions } from "./_parts/FreeSessions.tsx";
import { FreeSessionsLink } from "./_parts/FreeSessionsLink.tsx";
import { Steps } from "./_parts/Steps.tsx";

export default function ReferAndEarnScreen({ queryRef }: ScreenProps<ReferAndEarnScreenQuery>) {
  const { viewer } = usePreloadedQuery<ReferAndEarnScreenQuery>(
    graphql`
      query ReferAndEarnScreenQuery @preloadable {
        viewer {
          canSeeAffiliate
          ...FreeSessionsLink_viewer
          ...FreeSessions_viewer
        }
      }
    `,
    queryRef,
  );
  if (!viewer?.canSeeAffiliate) return <Navigate to="/" replace />;
  return (
    <>
      <PageTitle
        title={t("Get Free Sessions")}
        description={t("More sessions a month for every company that you bring, and $100 for each that pays.")}
      />
      <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
        <Panel title={t("Your link")} height={36}>
          <FreeSessionsLink viewer={viewer} />
        </Panel>
        <Panel title={t("What came of it")} height={150}>
          <FreeSessions viewer={viewer} />
        </Panel>
        <Steps
          title={t("How it works")}
          steps={[
            [t("Invite"), t("Send your link to people who run a website.")],
            [
              t("They verify their address"),
              t("Your plan grows by 500 sessions a month for each, for as long as you have it, up to 10,000."),
            ],
            [t("They pay"), t("You get $100 with the first payment, once for each company.")],
          ]}
          footer={
            <>
              {t("Looking for the money?")}{" "}
              <TextLink href="/affiliate-program">{t("See what you have earned")}</TextLink>
            </>
          }
        />
      </div>
    </>
  );
}
