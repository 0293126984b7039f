import { MousePointerClick } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { graphql, useFragment } from "react-relay";
import type { EventTable_project$data, EventTable_project$key } from "#web/__generated__/EventTable_project.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { Sparkline } from "#web/ui/charts/Sparkline.tsx";
import { Badge } from "#web/ui/data/Badge.tsx";
import type { Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { shownName } from "../../_lib/shownName.ts";
import { EventMenu } from "../naming/EventMenu.tsx";
import { EventName } from "../naming/EventName.tsx";
import { eventAddress } from "../../_lib/eventAddress.ts";
import { EventsCsv } from "./EventsCsv.tsx";

type Row = NonNullable<EventTable_project$data["events"]>[number];

const sources: Readonly<Record<string, string>> = {
  CODE: t("Your code"),
  RULE: t("Event rule"),
  TRACKER: t("Tracker"),
};

const namedEvent = ({ name, displayName, isHidden, mergedNames }: Row) => ({
  name,
  displayName,
  isHidden,
  mergedNames,
});

const columns: Column<Row>[] = [
  {
    id: "name",
    title: t("Event"),
    value: shownName,
    render: (row) => <EventName event={namedEvent(row)} />,
  },
  {
    id: "source",
    title: t("Made by"),
    width: 120,
    wideOnly: true,
    value: ({ source }) => sources[source] ?? source,
    render: ({ source }) => (
      <Badge tone={source === "TRACKER" ? "neutral" : "accent"}>{sources[source] ?? source}</Badge>
    ),
  },
  { id: "count", title: t("Count"), numeric: true, width: 84, value: ({ count }) => count },
  { id: "visitors", title: t("Visitors"), numeric: true, width: 90, value: ({ visitors }) => visitors },
  {
    id: "each",
    title: t("Per visitor"),
    numeric: true,
    width: 96,
    wideOnly: true,
    value: ({ count, visitors }) => (visitors > 0 ? count / visitors : null),
    render: ({ count, visitors }) => (visitors > 0 ? (count / visitors).toFixed(1) : "–"),
  },
  {
    id: "trend",
    title: t("Trend"),
    width: 140,
    wideOnly: true,
    sortable: false,
    value: () => null,
    render: ({ trend }) => (
      <div css={{ padding: "4px 0" }}>
        <Sparkline values={trend ?? []} height={24} />
      </div>
    ),
  },
  {
    id: "first",
    title: t("First seen"),
    width: 124,
    wideOnly: true,
    value: ({ firstSeen }) => firstSeen,
    render: ({ firstSeen }) => (firstSeen ? <RelativeTime at={firstSeen} /> : "–"),
  },
  {
    id: "last",
    title: t("Last seen"),
    width: 124,
    wideOnly: true,
    value: ({ lastSeen }) => lastSeen,
    render: ({ lastSeen }) => <RelativeTime at={lastSeen} />,
  },
];

const menu = (projectId: string): Column<Row> => ({
  id: "menu",
  title: t("More"),
  width: 68,
  sortable: false,
  wideOnly: true,
  value: () => null,
  render: (row) => <EventMenu projectId={projectId} event={namedEvent(row)} size="small" />,
});

interface Props {
  project: EventTable_project$key;
  projectId: string;
  canWrite: boolean;
}

export function EventTable({ project, projectId, canWrite }: Props) {
  const { events } = useFragment(
    graphql`
      fragment EventTable_project on Project @throwOnFieldError {
        events(range: $range, trends: true, hidden: $hidden) {
          name
          displayName
          isHidden
          mergedNames
          source
          count
          visitors
          trend
          firstSeen
          lastSeen
        }
      }
    `,
    project,
  );
  const rows = events ?? [];
  return (
    <>
      <Table
        label={t("Events")}
        columns={canWrite ? [...columns, menu(projectId)] : columns}
        rows={rows}
        rowId={({ name, source }) => `${source} ${name}`}
        rowHref={({ name }) => eventAddress("name", name)}
        defaultSort={{ column: "count", direction: "descending" }}
        empty={
          <EmptyState
            icon={<MousePointerClick aria-hidden />}
            title={t("No event in this range")}
            minHeight={280}
            action={
              <Link href="/event-tracking" css={buttonStyle("secondary")}>
                {t("Make one with a rule")}
              </Link>
            }
          >
            {t("Clicks come by themselves; events of your own come from your site's code or from a rule.")}
          </EmptyState>
        }
      />
      {rows.length > 0 && (
        <div
          css={(t) => ({
            display: "flex",
            alignItems: "center",
            justifyContent: "space-between",
            padding: `2px ${t.space.one}px 2px ${t.space.two}px`,
            borderTop: `1px solid ${t.color.border}`,
            color: t.color.muted,
            fontSize: t.size.small,
          })}
        >
          <span>{phrase("{count, plural, one {# event} other {# events}}", { count: rows.length })}</span>
          <EventsCsv />
        </div>
      )}
    </>
  );
}
