import { useState } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { AgencyScreenQuery } from "#web/__generated__/AgencyScreenQuery.graphql.ts";
import { Forbidden } from "#web/layout/Forbidden.tsx";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { Tabs } from "#web/ui/navigation/Tabs.tsx";
import { BrandForm } from "./_parts/brand/BrandForm.tsx";
import { AgencyClients } from "./_parts/portal/AgencyClients.tsx";

/** An agency's client companies, and the branding of the product for them. */
export default function AgencyScreen({ queryRef }: ScreenProps<AgencyScreenQuery>) {
  const { viewer } = usePreloadedQuery<AgencyScreenQuery>(
    graphql`
      query AgencyScreenQuery @preloadable @throwOnFieldError {
        viewer {
          agency {
            brand {
              ...BrandForm_brand
            }
            ...AgencyClients_agency
          }
        }
      }
    `,
    queryRef,
  );
  const [tab, choose] = useSearchChoice("tab", ["clients", "brand"], "clients");
  const [isInviting, setInviting] = useState(false);
  const { agency } = viewer;
  if (!agency) return <Forbidden />;
  return (
    <>
      <PageTitle
        title={t("Clients and branding")}
        description={t("Your client companies and white-label branding.")}
        actions={
          tab === "clients" && (
            <Button variant="primary" onPress={() => setInviting(true)}>
              {t("Invite a client")}
            </Button>
          )
        }
      />
      <Tabs
        label={t("Clients and branding")}
        tabs={[
          { id: "clients", label: t("Clients") },
          { id: "brand", label: t("Brand") },
        ]}
        selected={tab}
        onSelect={choose}
      >
        {tab === "clients" ? (
          <AgencyClients agency={agency} isInviting={isInviting} onInvite={setInviting} />
        ) : (
          agency.brand && <BrandForm brand={agency.brand} />
        )}
      </Tabs>
    </>
  );
}
