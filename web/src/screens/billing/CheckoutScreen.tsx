import { graphql, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { CheckoutScreenQuery } from "#web/__generated__/CheckoutScreenQuery.graphql.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { cycleOf } from "./_lib/cycleLabels.ts";
import { formatMinorUnits } from "#web/ui/format/money.ts";
import { ChangeLines } from "./_parts/plans/ChangeLines.tsx";
import { CheckoutForm } from "./_parts/CheckoutForm.tsx";
import { OfferPicker } from "./_parts/plans/OfferPicker.tsx";
import { ManagersOnly } from "./_parts/ManagersOnly.tsx";
import { TestNote } from "./_parts/TestNote.tsx";

/** Choose a plan, review the price, pay. The choice is stored in the URL. */
export default function CheckoutScreen({ queryRef }: ScreenProps<CheckoutScreenQuery>) {
  const { viewer } = usePreloadedQuery<CheckoutScreenQuery>(
    graphql`
      query CheckoutScreenQuery($planId: Int!, $cycle: BillingCycle!, $isChosen: Boolean!) @preloadable {
        viewer {
          viewerCanManageCompany
          ...ManagersOnly_viewer
          billing {
            subscription {
              planName
            }
            change(planId: $planId, cycle: $cycle) @include(if: $isChosen) {
              kind
              dueNow
              currency
              ...ChangeLines_change
            }
            ...OfferPicker_billing
            ...CheckoutForm_billing
            ...TestNote_billing
          }
        }
      }
    `,
    queryRef,
  );
  const [search, setSearch] = useSearchParams();
  const billing = viewer?.billing;
  if (!viewer?.viewerCanManageCompany || !billing) return <ManagersOnly viewer={viewer} />;
  const cycle = cycleOf(search.get("cycle"));
  const planId = Number(search.get("plan")) || undefined;
  const { change, subscription } = billing;
  const isForSale = change?.kind === "START";
  return (
    <>
      <PageTitle
        title={t("Checkout")}
        description={<TextLink href="/upgrade-account">{t("Compare plans")}</TextLink>}
      />
      <div css={(theme) => ({ display: "grid", gap: theme.space.two, maxWidth: 1040 })}>
        {subscription ? (
          <Banner tone="info" actions={<TextLink href="/upgrade-account">{t("Change plan")}</TextLink>}>
            {t("Your company already pays for {plan}. Change that plan instead of buying another.", {
              plan: subscription.planName,
            })}
          </Banner>
        ) : (
          <TestNote billing={billing} withCard />
        )}
        {!subscription && (
          <div
            css={(theme) => ({
              display: "grid",
              gridTemplateColumns: "minmax(0, 1fr) 340px",
              gap: theme.space.two,
              alignItems: "start",
              "@media (max-width: 1023px)": { gridTemplateColumns: "minmax(0, 1fr)" },
            })}
          >
            <div
              css={(theme) => ({
                display: "grid",
                gap: theme.space.two,
                // one below the other, the order comes before the payment
                "@media (max-width: 1023px)": {
                  display: "contents",
                  "& > :last-child:not(:first-child)": { order: 1 },
                },
              })}
            >
              <Card title={t("Plan")}>
                <OfferPicker
                  billing={billing}
                  planId={planId}
                  cycle={cycle}
                  onChange={(plan, next) =>
                    setSearch(
                      { ...(plan !== undefined && { plan: String(plan) }), cycle: next === "YEAR" ? "year" : "month" },
                      { replace: true, preventScrollReset: true },
                    )
                  }
                />
              </Card>
              {isForSale && planId !== undefined && (
                <Card title={t("Payment")}>
                  <CheckoutForm
                    billing={billing}
                    planId={planId}
                    cycle={cycle}
                    action={t("Pay {amount}", { amount: formatMinorUnits(change.dueNow, change.currency) })}
                  />
                </Card>
              )}
            </div>
            <Card title={t("Your order")}>
              {isForSale ? (
                <ChangeLines change={change} />
              ) : (
                <p css={(theme) => ({ color: theme.color.muted })}>{t("Choose a plan to see its price.")}</p>
              )}
            </Card>
          </div>
        )}
      </div>
    </>
  );
}
