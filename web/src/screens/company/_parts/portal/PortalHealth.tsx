import { graphql, useFragment } from "react-relay";
import type { PortalHealth_portal$key } from "#web/__generated__/PortalHealth_portal.graphql.ts";
import { t } from "#web/texts/t.ts";
import { KeyValue } from "#web/ui/data/KeyValue.tsx";
import { Stat } from "#web/ui/data/Stat.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { Card } from "#web/ui/layout/Card.tsx";

const megabytes = (bytes: number | null | undefined) =>
  bytes === null || bytes === undefined ? "–" : `${exactNumber(Math.round(bytes / 104_857.6) / 10)} MB`;
const seconds = (ms: number | null | undefined) => `${Math.round((ms ?? 0) / 100) / 10} s`;

export function PortalHealth({ portal }: { portal: PortalHealth_portal$key }) {
  const { health } = useFragment(
    graphql`
      fragment PortalHealth_portal on ServicePortal {
        health {
          startedAt
          accepted
          duplicates
          rejected
          rejectedByField {
            field
            events
          }
          dropped
          turnedAway
          waiting
          lagMs
          logBytes
          storedEvents
          storedBytes
          mailsWaiting
          mailsFailed
        }
      }
    `,
    portal,
  );
  if (!health) return null;
  const facts = [
    { key: t("Host started"), value: <RelativeTime at={health.startedAt} /> },
    { key: t("Duplicates"), value: exactNumber(health.duplicates) },
    { key: t("Dropped by project rules"), value: exactNumber(health.dropped) },
    { key: t("Rejected batches (overload)"), value: exactNumber(health.turnedAway) },
    { key: t("Rows pending sync"), value: exactNumber(health.waiting) },
    { key: t("Unprocessed log"), value: megabytes(health.logBytes) },
    { key: t("Pending emails"), value: exactNumber(health.mailsWaiting) },
    { key: t("Failed emails"), value: exactNumber(health.mailsFailed) },
    ...health.rejectedByField.map(({ field, events }) => ({
      key: t("Rejected because of {field}", { field }),
      value: exactNumber(events),
    })),
  ];
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
      <Card>
        <div css={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(150px, 1fr))", gap: 8 }}>
          <Stat label={t("Lag")} value={health.lagMs} format={seconds} note={t("oldest event not yet stored")} />
          <Stat label={t("Accepted")} value={health.accepted} note={t("since the host started")} />
          <Stat label={t("Rejected")} value={health.rejected} note={t("invalid")} />
          <Stat label={t("Events stored")} value={health.storedEvents} note={megabytes(health.storedBytes)} />
        </div>
      </Card>
      <Card title={t("Details")}>
        <KeyValue entries={facts} keyWidth={220} />
      </Card>
    </div>
  );
}
