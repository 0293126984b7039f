import { useState } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { PlansScreenQuery } from "#web/__generated__/PlansScreenQuery.graphql.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { useVariant } from "./_lib/useVariant.ts";
import type { Cycle } from "./_lib/cycleLabels.ts";
import { CycleChoice } from "./_parts/plans/CycleChoice.tsx";
import { ExtendTrial } from "./_parts/plans/ExtendTrial.tsx";
import { PlanGrid } from "./_parts/plans/PlanGrid.tsx";
import { ManagersOnly } from "./_parts/ManagersOnly.tsx";
import { RedeemForm } from "./_parts/RedeemForm.tsx";
import { TestNote } from "./_parts/TestNote.tsx";

/** The plans side by side. */
export default function PlansScreen({ queryRef }: ScreenProps<PlansScreenQuery>) {
  const { viewer } = usePreloadedQuery<PlansScreenQuery>(
    graphql`
      query PlansScreenQuery @preloadable {
        viewer {
          viewerCanManageCompany
          expiredPlan {
            __typename
          }
          ...ManagersOnly_viewer
          ...useVariant_viewer
          plan {
            name
          }
          billing {
            subscription {
              cycle
            }
            ...PlanGrid_billing
            ...ExtendTrial_billing
            ...TestNote_billing
          }
        }
      }
    `,
    queryRef,
  );
  const billing = viewer?.billing;
  const mayChoose = viewer?.viewerCanManageCompany === true && Boolean(billing);
  const paidCycle = billing?.subscription?.cycle;
  // paying companies start with their current billing period
  const variant = useVariant(viewer, "plans_period", mayChoose && !paidCycle);
  const [cycle, setCycle] = useState<Cycle>(
    paidCycle === "YEAR" || (!paidCycle && variant === "year") ? "YEAR" : "MONTH",
  );
  if (!viewer || !billing || !mayChoose) return <ManagersOnly viewer={viewer} />;
  return (
    <>
      <PageTitle
        title={t("Choose your plan")}
        {...(viewer.plan && {
          description: viewer.expiredPlan
            ? t("Your trial has ended. Choose a plan to continue.")
            : t("You're now on the {plan} plan.", { plan: viewer.plan.name }),
        })}
        actions={<CycleChoice cycle={cycle} onChange={setCycle} />}
      />
      <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
        <TestNote billing={billing} />
        <PlanGrid billing={billing} cycle={cycle} />
        <ExtendTrial billing={billing} />
        <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
          {t("Prices exclude tax. Change or cancel anytime.")}{" "}
          {!viewer.expiredPlan && <TextLink href="/redeem-code">{t("Redeem a code")}</TextLink>}
        </p>
        {viewer.expiredPlan && (
          <Card title={t("Redeem a code")}>
            <RedeemForm />
          </Card>
        )}
      </div>
    </>
  );
}
