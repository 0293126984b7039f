import { graphql, useFragment } from "react-relay";
import type { AgencyClients_agency$key } from "#web/__generated__/AgencyClients_agency.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Stat } from "#web/ui/data/Stat.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { CompanyTable } from "./CompanyTable.tsx";
import { InviteClientDialog } from "./InviteClientDialog.tsx";

interface Props {
  agency: AgencyClients_agency$key;
  isInviting: boolean;
  onInvite: (isInviting: boolean) => void;
}

/** The clients, and what they come to together. */
export function AgencyClients({ agency, isInviting, onInvite }: Props) {
  const data = useFragment(
    graphql`
      fragment AgencyClients_agency on Agency {
        clients(first: 100) @connection(key: "AgencyClients_clients") {
          __id
          totalCount
          ...CompanyTable_companies
          edges {
            node {
              id
              sessions
              pageviews
              isOverLimit
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
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0);
  return (
    <div css={(t) => ({ display: "grid", gap: t.space.two })}>
      {rows.length > 0 && (
        <Card>
          <div css={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(140px, 1fr))", gap: 8 }}>
            <Stat label={t("Clients")} value={rows.length} />
            <Stat label={t("Sessions")} value={sum(({ sessions }) => sessions)} note={t("this month")} />
            <Stat label={t("Page views")} value={sum(({ pageviews }) => pageviews)} note={t("this month")} />
            <Stat
              label={t("Over their limit")}
              value={sum(({ isOverLimit }) => (isOverLimit ? 1 : 0))}
              note={t("more than their plan allows")}
            />
          </div>
        </Card>
      )}
      <CompanyTable
        companies={clients}
        label={t("Clients")}
        empty={
          <EmptyState
            title={t("No client yet")}
            minHeight={180}
            action={
              <Button variant="primary" onPress={() => onInvite(true)}>
                {t("Invite a client")}
              </Button>
            }
          >
            {t(
              "A client gets a company of its own, under your brand. You see what it uses; its people sign in by themselves.",
            )}
          </EmptyState>
        }
      />
      {isInviting && <InviteClientDialog agency={data} connection={clients.__id} onClose={() => onInvite(false)} />}
    </div>
  );
}
