import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-aria-components/Link";
import type { PlanGrid_billing$key } from "#web/__generated__/PlanGrid_billing.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { checkoutPath, type Cycle } from "../../_lib/cycleLabels.ts";
import { ChangeDialog } from "./ChangeDialog.tsx";
import { PlanColumn } from "./PlanColumn.tsx";

/** The plans side by side. Paying companies change their plan. Others go to the checkout. */
export function PlanGrid({ billing, cycle }: { billing: PlanGrid_billing$key; cycle: Cycle }) {
  const data = useFragment(
    graphql`
      fragment PlanGrid_billing on Billing {
        offers {
          plan {
            planId
            name
          }
          monthlyPrice
          isCurrent
          ...PlanColumn_offer
        }
        subscription {
          planId
          cycle
          next {
            planId
            cycle
          }
        }
        ...ChangeDialog_billing
      }
    `,
    billing,
  );
  const [chosen, choose] = useState<number>();
  const { offers, subscription } = data;
  const currentPrice = offers?.find(({ isCurrent }) => isCurrent)?.monthlyPrice;
  if (!offers || offers.length === 0)
    return <EmptyState title={t("No plans available")}>{t("Contact us and we'll find one for you.")}</EmptyState>;
  // highlights the next higher plan
  const firstUp = offers.find(({ isCurrent, monthlyPrice }) => !isCurrent && monthlyPrice > (currentPrice ?? 0));
  const priceNow = offers.find(({ plan }) => plan.planId === subscription?.planId)?.monthlyPrice;
  const actionOf = ({ plan, monthlyPrice, isCurrent }: (typeof offers)[number]) => {
    const isHere = subscription
      ? subscription.next?.planId === plan.planId && subscription.next.cycle === cycle
      : isCurrent;
    if (isHere) return <Button isDisabled>{isCurrent ? t("Your plan") : t("Starts next billing period")}</Button>;
    if (!subscription && monthlyPrice > 0) {
      return (
        <Link
          href={checkoutPath(plan.planId, cycle)}
          css={buttonStyle(plan.planId === firstUp?.plan.planId ? "primary" : "secondary")}
        >
          {t("Choose {plan}", { plan: plan.name })}
        </Link>
      );
    }
    const isUp = priceNow !== undefined && monthlyPrice > priceNow;
    const actionLabel =
      subscription?.planId === plan.planId
        ? subscription.cycle === cycle
          ? t("Keep {plan}", { plan: plan.name })
          : cycle === "YEAR"
            ? t("Pay yearly")
            : t("Pay monthly")
        : isUp
          ? t("Upgrade to {plan}", { plan: plan.name })
          : t("Switch to {plan}", { plan: plan.name });
    return (
      <Button
        variant={plan.planId === firstUp?.plan.planId ? "primary" : "secondary"}
        onPress={() => choose(plan.planId)}
      >
        {actionLabel}
      </Button>
    );
  };
  return (
    <>
      <div
        css={(theme) => ({
          display: "grid",
          gridTemplateColumns: `repeat(${offers.length}, minmax(0, 1fr))`,
          gap: `${theme.space.two}px ${theme.space.oneHalf}px`,
          "@media (max-width: 1023px)": { gridTemplateColumns: "repeat(auto-fill, minmax(200px, 1fr))" },
          [theme.media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
        })}
      >
        {offers.map((offer) => (
          <PlanColumn key={offer.plan.planId} offer={offer} cycle={cycle} action={actionOf(offer)} />
        ))}
      </div>
      {chosen !== undefined && (
        <ChangeDialog billing={data} planId={chosen} cycle={cycle} onClose={() => choose(undefined)} />
      )}
    </>
  );
}
