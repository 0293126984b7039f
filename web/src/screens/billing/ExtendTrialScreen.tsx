import { graphql, usePreloadedQuery } from "react-relay";
import type { ExtendTrialScreenQuery } from "#web/__generated__/ExtendTrialScreenQuery.graphql.ts";
import { Forbidden } from "#web/layout/Forbidden.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { ExtendTrial } from "./_parts/plans/ExtendTrial.tsx";

export default function ExtendTrialScreen({ queryRef }: ScreenProps<ExtendTrialScreenQuery>) {
  const { viewer } = usePreloadedQuery<ExtendTrialScreenQuery>(
    graphql`
      query ExtendTrialScreenQuery @preloadable {
        viewer {
          viewerCanManageCompany
          billing {
            trialDays
            ...ExtendTrial_billing
          }
        }
      }
    `,
    queryRef,
  );
  if (!viewer?.viewerCanManageCompany || !viewer.billing) return <Forbidden />;
  return (
    <>
      <PageTitle title={t("Extend trial")} />
      {viewer.billing.trialDays ? (
        <ExtendTrial billing={viewer.billing} />
      ) : (
        <Card>
          <EmptyState
            title={t("No trial to extend")}
            action={<TextLink href="/upgrade-account">{t("View plans")}</TextLink>}
          >
            {t("Companies on a free plan can extend their trial once.")}
          </EmptyState>
        </Card>
      )}
    </>
  );
}
