import { graphql, useFragment } from "react-relay";
import { Link } from "react-aria-components/Link";
import type { PaymentCard_billing$key } from "#web/__generated__/PaymentCard_billing.graphql.ts";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { PortalButton } from "./PortalButton.tsx";
import { CardLine } from "./CardLine.tsx";

interface Props {
  billing: PaymentCard_billing$key;
  brandName: string;
  /** in payment test mode, the portal's home is the current screen */
  isTestPortal?: boolean;
}

/** The stored card, a link to replace it, and a link to the payment provider. */
export function PaymentCard({ billing, brandName, isTestPortal = false }: Props) {
  const { card, isTest, subscription } = useFragment(
    graphql`
      fragment PaymentCard_billing on Billing {
        isTest
        subscription {
          __typename
        }
        card {
          ...CardLine_card
        }
      }
    `,
    billing,
  );
  const hasPortal = subscription && !(isTest && isTestPortal);
  return (
    <Card
      title={t("Payment method")}
      actions={
        <Link href="/card/add" css={buttonStyle("secondary", "small")}>
          {card ? t("Change card") : t("Add a card")}
        </Link>
      }
      {...(hasPortal && {
        footer: (
          <div css={{ display: "flex", justifyContent: "flex-end" }}>
            <PortalButton page="HOME" size="small" brandName={brandName}>
              {t("Open the billing portal")}
            </PortalButton>
          </div>
        ),
      })}
    >
      {card ? (
        <CardLine card={card} />
      ) : (
        <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
          {t("No card yet. Add one when you choose a plan.")}
        </p>
      )}
    </Card>
  );
}
