import { graphql, useFragment } from "react-relay";
import { Link } from "react-aria-components/Link";
import type { PaymentCard_billing$key } from "#web/__generated__/PaymentCard_billing.graphql.ts";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { CardLine } from "./CardLine.tsx";

/** The card that is charged, and the way to another one. */
export function PaymentCard({ billing }: { billing: PaymentCard_billing$key }) {
  const { card } = useFragment(
    graphql`
      fragment PaymentCard_billing on Billing {
        card {
          ...CardLine_card
        }
      }
    `,
    billing,
  );
  return (
    <Card
      title={t("Payment method")}
      actions={
        <Link href="/card/add" css={buttonStyle("secondary", "small")}>
          {card ? t("Change card") : t("Add a card")}
        </Link>
      }
    >
      {card ? (
        <CardLine card={card} />
      ) : (
        <p css={(t) => ({ color: t.color.muted, fontSize: t.size.body })}>
          {t("No card yet. It is asked for when you choose a plan.")}
        </p>
      )}
    </Card>
  );
}
