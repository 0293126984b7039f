import { graphql, useFragment } from "react-relay";
import type { AgencyClients_agency$key } from "#web/__generated__/AgencyClients_agency.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ClientTotals } from "./ClientTotals.tsx";
import { CompanyTable } from "./CompanyTable.tsx";
import { InviteClientDialog } from "./InviteClientDialog.tsx";

interface Props {
  agency: AgencyClients_agency$key;
  isInviting: boolean;
  onInvite: (isInviting: boolean) => void;
}

/** The agency's clients and their totals. */
export function AgencyClients({ agency, isInviting, onInvite }: Props) {
  const data = useFragment(
    graphql`
      fragment AgencyClients_agency on Agency {
        clients(first: 100) @connection(key: "AgencyClients_clients") {
          __id
          totalCount
          edges {
            node {
              ...ClientTotals_client
              ...CompanyTable_company
            }
          }
        }
        ...InviteClientDialog_agency
      }
    `,
    agency,
  );
  const { clients } = data;
  if (!clients) return null;
  const rows = clients.edges.map(({ node }) => node);
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
      {rows.length > 0 && <ClientTotals clients={rows} />}
      <CompanyTable
        companies={rows}
        totalCount={clients.totalCount}
        label={t("Clients")}
        empty={
          <EmptyState
            title={t("No clients yet")}
            minHeight={180}
            action={
              <Button variant="primary" onPress={() => onInvite(true)}>
                {t("Invite a client")}
              </Button>
            }
          >
            {t(
              "Each client gets its own company under your brand. You see its usage, and its members log in on their own.",
            )}
          </EmptyState>
        }
      />
      {isInviting && <InviteClientDialog agency={data} connection={clients.__id} onClose={() => onInvite(false)} />}
    </div>
  );
}
