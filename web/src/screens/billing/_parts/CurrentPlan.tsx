import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-aria-components/Link";
import type { CurrentPlan_billing$key } from "#web/__generated__/CurrentPlan_billing.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { priceText } from "../_lib/priceText.ts";
import { dayLabel } from "../_lib/dayLabel.ts";
import { formatMinorUnits } from "#web/ui/format/money.ts";
import { CancelDialog } from "./CancelDialog.tsx";
import { useResumeSubscription } from "./useResumeSubscription.ts";

interface Props {
  billing: CurrentPlan_billing$key;
  planName: string;
}

/** The company's plan and price, scheduled changes, and the ways to change it. */
export function CurrentPlan({ billing, planName }: Props) {
  const { subscription, trialEndsAt } = useFragment(
    graphql`
      fragment CurrentPlan_billing on Billing {
        subscription {
          planName
          cycle
          status
          amount
          currency
          periodEnd
          endsAtPeriodEnd
          credit
          next {
            planName
            cycle
            amount
          }
        }
        trialEndsAt
      }
    `,
    billing,
  );
  const [isCancelling, setCancelling] = useState(false);
  const [resume, isResuming] = useResumeSubscription();
  const ends = subscription?.endsAtPeriodEnd ?? false;
  return (
    <Card
      title={t("Your plan")}
      actions={
        <Link href="/upgrade-account" css={buttonStyle(subscription ? "secondary" : "primary", "small")}>
          {subscription ? t("Change plan") : t("View plans")}
        </Link>
      }
      {...(subscription && {
        footer: (
          <div css={{ display: "flex", justifyContent: "flex-end" }}>
            {ends ? (
              <Button size="small" loading={isResuming} onPress={() => void resume()}>
                {t("Keep subscription")}
              </Button>
            ) : (
              <Button size="small" variant="ghost" onPress={() => setCancelling(true)}>
                {t("Cancel subscription")}
              </Button>
            )}
          </div>
        ),
      })}
    >
      <div css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 10 }}>
        <p css={(theme) => ({ fontSize: theme.size.title, lineHeight: "28px", fontWeight: theme.weight.semibold })}>
          {planName}
        </p>
        {subscription?.status === "PAST_DUE" && <Badge tone="danger">{t("Payment failed")}</Badge>}
        {ends && <Badge tone="warning">{t("Canceled")}</Badge>}
        {!subscription && trialEndsAt && <Badge tone="info">{t("Until {day}", { day: dayLabel(trialEndsAt) })}</Badge>}
      </div>
      <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
        {subscription ? formatSubscription(subscription) : t("Free of charge.")}
      </p>
      {isCancelling && subscription && (
        <CancelDialog planName={planName} until={subscription.periodEnd} onClose={() => setCancelling(false)} />
      )}
    </Card>
  );
}

interface SubscriptionSummary {
  cycle: string;
  amount: number;
  currency: string;
  periodEnd: string;
  credit: number;
  endsAtPeriodEnd: boolean;
  status: string;
  planName: string;
  next?: { planName: string; cycle: string; amount: number } | null | undefined;
}

function formatSubscription({
  cycle,
  amount,
  currency,
  periodEnd,
  credit,
  next,
  planName,
  ...now
}: SubscriptionSummary): string {
  const price = priceText(amount, currency, cycle);
  const day = dayLabel(periodEnd);
  if (now.status === "PAST_DUE") return t("{price}. The charge on {day} failed. Update your card.", { price, day });
  if (now.endsAtPeriodEnd) return t("Active until {day}. You won't be charged again.", { day });
  const later = next && (next.planName !== planName || next.cycle !== cycle);
  const nextLabel = later
    ? t("{plan} starts on {day} at {price}.", {
        plan: next.planName,
        day,
        price: priceText(next.amount, currency, next.cycle),
      })
    : t("Next charge on {day}.", { day });
  const left =
    credit > 0
      ? ` ${t("Your credit of {amount} will be deducted.", { amount: formatMinorUnits(credit, currency) })}`
      : "";
  return `${price}. ${nextLabel}${left}`;
}
