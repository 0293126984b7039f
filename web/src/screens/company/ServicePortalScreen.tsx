import { graphql, usePreloadedQuery } from "react-relay";
import type { ServicePortalScreenQuery } from "#web/__generated__/ServicePortalScreenQuery.graphql.ts";
import { Forbidden } from "#web/layout/Forbidden.tsx";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { Tabs } from "#web/ui/navigation/Tabs.tsx";
import { PortalCompanies } from "./_parts/portal/PortalCompanies.tsx";
import { PortalDomains } from "./_parts/portal/PortalDomains.tsx";
import { PortalHealth } from "./_parts/portal/PortalHealth.tsx";
import { PortalMessages } from "./_parts/portal/PortalMessages.tsx";
import { PortalUsage } from "./_parts/portal/PortalUsage.tsx";
import { portalTabs } from "./_lib/portalTabs.ts";

/** The back office: companies and their usage, host names, support messages, host health. */
export default function ServicePortalScreen({ queryRef }: ScreenProps<ServicePortalScreenQuery>) {
  const { viewer } = usePreloadedQuery<ServicePortalScreenQuery>(
    graphql`
      query ServicePortalScreenQuery(
        $search: String
        $companies: Boolean!
        $usage: Boolean!
        $domains: Boolean!
        $messages: Boolean!
        $health: Boolean!
      ) @preloadable @throwOnFieldError {
        viewer {
          servicePortal {
            isOperator
            ...PortalCompanies_portal @include(if: $companies) @arguments(search: $search) @alias(as: "companiesPart")
            ...PortalUsage_portal @include(if: $usage) @alias(as: "usagePart")
            ...PortalDomains_portal @include(if: $domains) @alias(as: "domainsPart")
            ...PortalMessages_portal @include(if: $messages) @alias(as: "messagesPart")
            ...PortalHealth_portal @include(if: $health) @alias(as: "healthPart")
          }
        }
      }
    `,
    queryRef,
  );
  const [tab, choose] = useSearchChoice("tab", portalTabs, "companies");
  const portal = viewer.servicePortal;
  if (!portal) return <Forbidden />;
  const { isOperator } = portal;
  const tabs = [
    { id: "companies", label: t("Companies") },
    { id: "usage", label: t("Usage") },
    { id: "domains", label: t("Domains") },
    { id: "messages", label: t("Messages") },
    ...(isOperator ? [{ id: "health", label: t("Health") } as const] : []),
  ] as const;
  return (
    <>
      <PageTitle
        title={t("Service portal")}
        description={isOperator ? t("All companies and system health.") : t("The companies you manage.")}
      />
      <Tabs label={t("Service portal")} tabs={tabs} selected={tab} onSelect={choose}>
        {tab === "companies" && portal.companiesPart && <PortalCompanies portal={portal.companiesPart} />}
        {tab === "usage" && portal.usagePart && <PortalUsage portal={portal.usagePart} />}
        {tab === "domains" && portal.domainsPart && <PortalDomains portal={portal.domainsPart} />}
        {tab === "messages" && portal.messagesPart && <PortalMessages portal={portal.messagesPart} />}
        {tab === "health" && portal.healthPart && <PortalHealth portal={portal.healthPart} />}
      </Tabs>
    </>
  );
}
