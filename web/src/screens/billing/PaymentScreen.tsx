import { graphql, usePreloadedQuery } from "react-relay";
import type { PaymentScreenQuery } from "#web/__generated__/PaymentScreenQuery.graphql.ts";
import { Forbidden } from "#web/layout/Forbidden.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { CurrentPlan } from "./_parts/CurrentPlan.tsx";
import { InvoiceTable } from "./_parts/InvoiceTable.tsx";
import { PaymentCard } from "./_parts/PaymentCard.tsx";
import { TestNote } from "./_parts/TestNote.tsx";

/** The company's payment method and past payments. */
export default function PaymentScreen({ queryRef }: ScreenProps<PaymentScreenQuery>) {
  const { viewer, brand } = usePreloadedQuery<PaymentScreenQuery>(
    graphql`
      query PaymentScreenQuery @preloadable {
        brand {
          name
        }
        viewer {
          viewerCanManageCompany
          plan {
            name
          }
          billing {
            ...CurrentPlan_billing
            ...PaymentCard_billing
            ...InvoiceTable_billing
            ...TestNote_billing
          }
        }
      }
    `,
    queryRef,
  );
  if (!viewer?.viewerCanManageCompany || !viewer.billing) return <Forbidden />;
  return (
    <>
      <PageTitle title={t("Payment")} />
      <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
        <TestNote billing={viewer.billing} />
        <PaymentCard billing={viewer.billing} brandName={brand?.name ?? ""} />
        <CurrentPlan billing={viewer.billing} planName={viewer.plan?.name ?? ""} />
        <InvoiceTable billing={viewer.billing} />
      </div>
    </>
  );
}
