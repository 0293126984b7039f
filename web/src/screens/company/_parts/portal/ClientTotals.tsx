import { graphql, useFragment } from "react-relay";
import type { ClientTotals_client$key } from "#web/__generated__/ClientTotals_client.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Stat } from "#web/ui/data/Stat.tsx";
import { Card } from "#web/ui/layout/Card.tsx";

/** The totals of all clients. */
export function ClientTotals({ clients }: { clients: ClientTotals_client$key }) {
  const rows = useFragment(
    graphql`
      fragment ClientTotals_client on ManagedCompany @relay(plural: true) {
        sessions
        pageviews
        isOverLimit
      }
    `,
    clients,
  );
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0);
  return (
    <Card>
      <div css={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(140px, 1fr))", gap: 8 }}>
        <Stat label={t("Clients")} value={rows.length} />
        <Stat label={t("Sessions")} value={sum(({ sessions }) => sessions)} note={t("this month")} />
        <Stat label={t("Page views")} value={sum(({ pageviews }) => pageviews)} note={t("this month")} />
        <Stat
          label={t("Over limit")}
          value={sum(({ isOverLimit }) => (isOverLimit ? 1 : 0))}
          note={t("above plan limit")}
        />
      </div>
    </Card>
  );
}
