import { graphql, usePreloadedQuery } from "react-relay";
import type { InvoicesScreenQuery } from "#web/__generated__/InvoicesScreenQuery.graphql.ts";
import { Forbidden } from "#web/layout/Forbidden.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { InvoicePortal } from "./_parts/InvoicePortal.tsx";
import { InvoiceTable } from "./_parts/InvoiceTable.tsx";
import { TestNote } from "./_parts/TestNote.tsx";

/**
 * The invoices. On the A/B brand, the billing portal shows them. In payment test mode, this screen acts as the portal.
 */
export default function InvoicesScreen({ queryRef }: ScreenProps<InvoicesScreenQuery>) {
  const { viewer, brand } = usePreloadedQuery<InvoicesScreenQuery>(
    graphql`
      query InvoicesScreenQuery @preloadable {
        brand {
          name
        }
        viewer {
          viewerCanManageCompany
          billingScreens
          billing {
            isTest
            subscription {
              __typename
            }
            ...InvoiceTable_billing
            ...TestNote_billing
          }
        }
      }
    `,
    queryRef,
  );
  if (!viewer?.viewerCanManageCompany || !viewer.billing) return <Forbidden />;
  const { isTest, subscription } = viewer.billing;
  const isElsewhere = viewer.billingScreens?.includes("INVOICES") && !(isTest && subscription);
  return (
    <>
      <PageTitle title={t("Invoices")} />
      <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
        <TestNote billing={viewer.billing} />
        {isElsewhere ? <InvoicePortal brandName={brand?.name ?? ""} /> : <InvoiceTable billing={viewer.billing} />}
      </div>
    </>
  );
}
