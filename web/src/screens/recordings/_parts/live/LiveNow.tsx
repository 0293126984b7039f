import { useMemo, useState } from "react";
import { graphql, useFragment, useSubscription } from "react-relay";
import type { LiveNow_live$data, LiveNow_live$key } from "#web/__generated__/LiveNow_live.graphql.ts";
import type { LiveNowSubscription } from "#web/__generated__/LiveNowSubscription.graphql.ts";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import type { Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { duration } from "#web/ui/format/duration.ts";
import { useNow } from "#web/ui/format/useNow.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { pathOf } from "../../_lib/pathOf.ts";
import { LiveStateBadge } from "./LiveStateBadge.tsx";

type Session = LiveNow_live$data["sessions"][number];

/** Rows before "Show all". */
const FEW = 5;

function TimeOnSite({ since }: { since: string }) {
  return duration(Math.max(0, (useNow() - Date.parse(since)) / 1000));
}

const columns: Column<Session>[] = [
  { id: "page", title: t("Page"), value: ({ url, title }) => pathOf(url) || title },
  {
    ...{ id: "state", title: t("Status"), width: 100, value: ({ state }) => state },
    render: ({ state }) => <LiveStateBadge state={state} />,
  },
  {
    ...{ id: "since", title: t("Time on site"), width: 120, value: ({ startedAt }) => startedAt },
    render: ({ startedAt }) => <TimeOnSite since={startedAt} />,
  },
  {
    ...{ id: "device", title: t("Device"), width: 180, wideOnly: true },
    value: ({ device, browser }) =>
      [device && dimensionKind("DEVICE").write(device), browser].filter(Boolean).join(", "),
  },
  {
    ...{ id: "country", title: t("Country"), width: 150, wideOnly: true },
    value: ({ country }) => dimensionKind("COUNTRY").write(country),
  },
  { id: "viewers", title: t("Watching"), numeric: true, width: 96, wideOnly: true, value: ({ viewers }) => viewers },
];

interface Props {
  live: LiveNow_live$key;
  projectId: string;
  hrefOf: (key: string) => string;
}

/** The sessions that are being recorded. A row leads to the live view. */
export function LiveNow({ live, projectId, hrefOf }: Props) {
  const { sessions, totalCount } = useFragment(
    graphql`
      fragment LiveNow_live on LiveSessions {
        totalCount
        sessions {
          key
          state
          url
          title
          startedAt
          country
          device
          browser
          viewers
        }
      }
    `,
    live,
  );
  useSubscription<LiveNowSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription LiveNowSubscription($project: ID!) {
            liveSessions(project: $project) {
              ...LiveNow_live
              ...NewRecordings_live
            }
          }
        `,
        variables: { project: projectId },
        updater: (store) => {
          const reading = store.getRootField("liveSessions");
          if (reading) store.get(projectId)?.getLinkedRecord("recordings")?.setLinkedRecord(reading, "live");
        },
      }),
      [projectId],
    ),
  );
  const [isWhole, setWhole] = useState(false);
  const more = sessions.length - FEW;
  return (
    <Card
      flush
      title={t("Live now")}
      actions={
        totalCount > 0 && (
          <span css={(theme) => ({ ...caption(theme), marginRight: theme.space.one })}>
            {phrase("{count, plural, one {# session} other {# sessions}}", { count: totalCount })}
          </span>
        )
      }
      footer={
        more > 0 && (
          <Button size="small" variant="ghost" aria-expanded={isWhole} onPress={() => setWhole((now) => !now)}>
            {isWhole
              ? t("Show fewer")
              : phrase("{count, plural, one {Show # more} other {Show # more}}", { count: more })}
          </Button>
        )
      }
    >
      <Table
        label={t("Live sessions")}
        columns={columns}
        rows={isWhole ? sessions : sessions.slice(0, FEW)}
        rowId={({ key }) => key}
        rowHref={({ key }) => hrefOf(key)}
        empty={
          <EmptyState title={t("No visitor is being recorded")} minHeight={0}>
            {t("Sessions appear here while they are recorded, and you can watch them live.")}
          </EmptyState>
        }
      />
    </Card>
  );
}
