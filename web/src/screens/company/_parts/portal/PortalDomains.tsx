import { graphql, useFragment } from "react-relay";
import type {
  PortalDomains_portal$data,
  PortalDomains_portal$key,
} from "#web/__generated__/PortalDomains_portal.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { translateServerMessage } from "#web/texts/translateServerMessage.ts";
import type { Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { DomainBadge } from "../brand/DomainBadge.tsx";

type Domain = NonNullable<PortalDomains_portal$data["domains"]>[number];

const columns: Column<Domain>[] = [
  { id: "domain", title: t("Hostname"), value: ({ domain }) => domain },
  { id: "brand", title: t("Brand"), width: 180, wideOnly: true, value: ({ brandName }) => brandName },
  { id: "company", title: t("Company"), width: 180, wideOnly: true, value: ({ companyName }) => companyName },
  {
    id: "checked",
    title: t("Last check"),
    width: 120,
    wideOnly: true,
    value: ({ dns }) => dns.checkedAt,
    render: ({ dns }) => (dns.checkedAt ? <RelativeTime at={dns.checkedAt} /> : t("Never")),
  },
  {
    id: "state",
    title: t("Verification"),
    width: 130,
    value: ({ dns }) => dns.state,
    render: ({ dns }) => (
      <span
        title={
          dns.findings
            .map(({ message, reason, params }) => translateServerMessage({ message, reason, params }))
            .join("\n") || undefined
        }
      >
        <DomainBadge dns={dns} />
      </span>
    ),
  },
];

export function PortalDomains({ portal }: { portal: PortalDomains_portal$key }) {
  const { domains } = useFragment(
    graphql`
      fragment PortalDomains_portal on ServicePortal {
        domains {
          domain
          companyName
          brandName
          dns {
            ...DomainBadge_dns
            state
            findings {
              message
              reason
              params
            }
            checkedAt
          }
        }
      }
    `,
    portal,
  );
  const rows = domains ?? [];
  return (
    <Card flush footer={phrase("{count, plural, one {# hostname} other {# hostnames}}", { count: rows.length })}>
      <Table
        label={t("White-label hostnames")}
        columns={columns}
        rows={rows}
        rowId={({ domain, companyName }) => `${domain} ${companyName}`}
        empty={
          <EmptyState title={t("No hostnames yet")} minHeight={140}>
            {t("White-label companies set their hostname under Clients and branding.")}
          </EmptyState>
        }
      />
    </Card>
  );
}
