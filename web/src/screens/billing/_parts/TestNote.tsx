import { graphql, useFragment } from "react-relay";
import type { TestNote_billing$key } from "#web/__generated__/TestNote_billing.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Banner } from "#web/ui/feedback/Banner.tsx";

/** Shown with every payment: nothing is charged while no payment provider is configured. */
export function TestNote({ billing, withCard = false }: { billing: TestNote_billing$key; withCard?: boolean }) {
  const { isTest } = useFragment(
    graphql`
      fragment TestNote_billing on Billing {
        isTest
      }
    `,
    billing,
  );
  if (!isTest) return null;
  return (
    <Banner tone="info" title={t("Test payment. You won't be charged.")}>
      {withCard && t("Use card 4242 4242 4242 4242 with any future date and any security code.")}
    </Banner>
  );
}
