import { graphql, usePreloadedQuery } from "react-relay";
import type { ReferAndEarnScreenQuery } from "#web/__generated__/ReferAndEarnScreenQuery.graphql.ts";
import { Forbidden } from "#web/layout/Forbidden.tsx";
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
  if (!viewer?.canSeeAffiliate) return <Forbidden />;
  return (
    <>
      <PageTitle
        title={t("Get Free Sessions")}
        description={t("Get more monthly sessions for every company you refer, and $100 for each one that pays.")}
      />
      <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
        <Panel title={t("Your link")} height={36}>
          <FreeSessionsLink viewer={viewer} />
        </Panel>
        <Panel title={t("Results")} height={150}>
          <FreeSessions viewer={viewer} />
        </Panel>
        <Steps
          title={t("How it works")}
          steps={[
            [t("Invite"), t("Send your link to website owners.")],
            [
              t("They verify their email"),
              t("Each company adds 500 sessions per month to your plan for as long as you have it, up to 10,000."),
            ],
            [t("They pay"), t("You get $100 for the first payment, once per company.")],
          ]}
          footer={
            <>
              {t("Looking for your earnings?")} <TextLink href="/affiliate-program">{t("View earnings")}</TextLink>
            </>
          }
        />
      </div>
    </>
  );
}
