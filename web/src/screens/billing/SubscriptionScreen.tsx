import { graphql, usePreloadedQuery } from "react-relay";
import type { SubscriptionScreenQuery } from "#web/__generated__/SubscriptionScreenQuery.graphql.ts";
import { Forbidden } from "#web/layout/Forbidden.tsx";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { CurrentPlan } from "./_parts/CurrentPlan.tsx";
import { PaymentCard } from "./_parts/PaymentCard.tsx";
import { TestNote } from "./_parts/TestNote.tsx";
import { UsageBars } from "./_parts/UsageBars.tsx";

/** The plan, its usage and its payment. */
export default function SubscriptionScreen({ queryRef }: ScreenProps<SubscriptionScreenQuery>) {
  const { viewer, brand } = usePreloadedQuery<SubscriptionScreenQuery>(
    graphql`
      query SubscriptionScreenQuery @preloadable {
        brand {
          name
        }
        viewer {
          billingScreens
          plan {
            name
          }
          billing {
            ...CurrentPlan_billing
            ...PaymentCard_billing
            ...TestNote_billing
          }
          ...UsageBars_viewer
        }
      }
    `,
    queryRef,
  );
  if (!viewer?.billingScreens?.includes("SUBSCRIPTION") || !viewer.billing) return <Forbidden />;
  return (
    <>
      <PageTitle title={t("Subscription")} />
      <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
        <TestNote billing={viewer.billing} />
        <CurrentPlan billing={viewer.billing} planName={viewer.plan?.name ?? ""} />
        <PanelBoundary height={160}>
          <UsageBars viewer={viewer} />
        </PanelBoundary>
        <PaymentCard billing={viewer.billing} brandName={brand?.name ?? ""} isTestPortal />
      </div>
    </>
  );
}
