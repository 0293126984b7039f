import { graphql, usePreloadedQuery } from "react-relay";
import type { CardScreenQuery } from "#web/__generated__/CardScreenQuery.graphql.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { CardForm } from "./_parts/CardForm.tsx";
import { CardLine } from "./_parts/CardLine.tsx";
import { PortalButton } from "./_parts/PortalButton.tsx";
import { ManagersOnly } from "./_parts/ManagersOnly.tsx";
import { TestNote } from "./_parts/TestNote.tsx";

/** Replaces the payment card. */
export default function CardScreen({ queryRef }: ScreenProps<CardScreenQuery>) {
  const { viewer, brand } = usePreloadedQuery<CardScreenQuery>(
    graphql`
      query CardScreenQuery @preloadable {
        brand {
          name
        }
        viewer {
          viewerCanManageCompany
          ...ManagersOnly_viewer
          paymentRetries
          billing {
            isTest
            card {
              ...CardLine_card
            }
            ...TestNote_billing
          }
        }
      }
    `,
    queryRef,
  );
  const billing = viewer?.billing;
  if (!viewer?.viewerCanManageCompany || !billing) return <ManagersOnly viewer={viewer} />;
  const wasUnpaid = (viewer.paymentRetries ?? 0) > 0;
  return (
    <>
      <PageTitle title={t("Update payment")} />
      <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
        {wasUnpaid && (
          <Banner tone="warning">{t("The last charge failed. We'll retry it with the card you save.")}</Banner>
        )}
        <TestNote billing={billing} withCard />
        {billing.card && (
          <Card title={t("Current card")}>
            <CardLine card={billing.card} />
          </Card>
        )}
        <Card title={billing.card ? t("Different card") : t("Card")}>
          {billing.isTest ? (
            <CardForm wasUnpaid={wasUnpaid} />
          ) : (
            <PortalButton page="UPDATE" variant="primary" brandName={brand?.name ?? ""}>
              {t("Update card in the billing portal")}
            </PortalButton>
          )}
        </Card>
      </div>
    </>
  );
}
