import { CircleCheck, ReceiptText } from "lucide-react";
import { useEffect } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import { Link } from "react-aria-components/Link";
import { useRevalidator, useSearchParams } from "react-router-dom";
import type { PaidScreenQuery } from "#web/__generated__/PaidScreenQuery.graphql.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Spinner } from "#web/ui/feedback/Spinner.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { Card } from "#web/ui/layout/Card.tsx";

const LOOK_AGAIN_MS = 3000;

/**
 * Confirms a payment, a code or an extended trial, according to the URL (showSuccess.ts, and `checkout` from the
 * payment provider, whose confirmation may take some seconds). Without any of these it confirms nothing.
 */
export default function PaidScreen({ queryRef }: ScreenProps<PaidScreenQuery>) {
  const { viewer, paidInvoice } = usePreloadedQuery<PaidScreenQuery>(
    graphql`
      query PaidScreenQuery($invoice: String!, $hasInvoice: Boolean!) @preloadable {
        viewer {
          plan {
            name
          }
          billing {
            isTest
            subscription {
              __typename
            }
          }
        }
        paidInvoice: invoice(id: $invoice) @include(if: $hasInvoice) {
          __typename
        }
      }
    `,
    queryRef,
  );
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const invoice = paidInvoice && search.get("invoice");
  const billing = viewer?.billing;
  const isCheckout = search.has("checkout") && billing?.isTest === false;
  const isWaiting = isCheckout && !billing.subscription;
  const planName = viewer?.plan?.name ?? "";
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void revalidate(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
  if (isWaiting) {
    return (
      <Card>
        <EmptyState
          title={t("Your payment is being confirmed")}
          icon={<Spinner label={t("Waiting")} />}
          minHeight={300}
        >
          {t("This takes a few seconds. You can leave this page. Your plan updates automatically.")}
        </EmptyState>
      </Card>
    );
  }
  if (!invoice && !search.has("changed") && !isCheckout) {
    return (
      <Card>
        <EmptyState
          isScreen
          title={t("No new payment")}
          icon={<ReceiptText aria-hidden />}
          minHeight={300}
          action={
            <Link href="/subscription" css={buttonStyle("secondary")}>
              {t("Your subscription")}
            </Link>
          }
        >
          {planName && t("You're now on the {plan} plan.", { plan: planName })}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <PageTitle title={t("Thank you")} />
      <Card>
        <EmptyState
          title={t("You're now on the {plan} plan.", { plan: planName })}
          icon={<CircleCheck aria-hidden css={(theme) => ({ "&&": { color: theme.color.positive } })} />}
          minHeight={300}
          action={
            <>
              <Link href="/" css={buttonStyle("primary")}>
                {t("Go to the dashboard")}
              </Link>
              {invoice && (
                <Link href={`/invoice/${encodeURIComponent(invoice)}`} target="_blank" css={buttonStyle("secondary")}>
                  {t("View invoice")}
                </Link>
              )}
            </>
          }
        >
          {billing?.isTest && invoice && <p>{t("Test payment. You won't be charged.")}</p>}
          <p>
            <TextLink href="/subscription">{t("Your subscription")}</TextLink>
          </p>
        </EmptyState>
      </Card>
    </>
  );
}
