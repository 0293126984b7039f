import type { Drilldown } from "#web/ui/navigation/drilldown.ts";
import { DrilldownLink } from "#web/ui/navigation/DrilldownLink.tsx";
import { t } from "#web/texts/t.ts";
import { Sparkline } from "#web/ui/charts/Sparkline.tsx";
import { Badge } from "#web/ui/data/Badge.tsx";
import { ChangeText } from "#web/ui/data/ChangeText.tsx";
import type { Column } from "#web/ui/data/columns.ts";
import { compactNumber, exactNumber } from "#web/ui/format/compactNumber.ts";
import { relativeChange } from "#web/ui/format/percent.ts";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import type { Counts, EventRow } from "../../_lib/readEventRow.ts";
import { shownName } from "../../_lib/shownName.ts";
import { EventMenu } from "../naming/EventMenu.tsx";
import { EventName } from "../naming/EventName.tsx";
import { fixedNumber } from "#web/ui/format/fixedNumber.ts";

const sources: Readonly<Record<string, string>> = {
  CODE: t("Your code"),
  RULE: t("Event rule"),
  TRACKER: t("Tracker"),
};

const namedEvent = ({ name, displayName, isHidden, mergedNames }: EventRow) => ({
  name,
  displayName,
  isHidden,
  mergedNames,
});

/** Formats a value of the comparison range. */
const formatBefore = (number: string | null) => (number === null ? undefined : t("Previously {number}", { number }));

const perVisitor = ({ count, visitors }: Counts) => (visitors > 0 ? count / visitors : null);
const formatPerVisitor = (counts: Counts | null) => (counts === null ? null : fixedNumber(perVisitor(counts), 1));

function changeOf(measure: "count" | "visitors", definition: string): Column<EventRow> {
  const change = (row: EventRow) => relativeChange(row[measure], row.previous?.[measure]);
  return {
    id: `${measure} change`,
    title: t("Change"),
    numeric: true,
    width: 78,
    wideOnly: true,
    largeOnly: measure === "visitors",
    value: change,
    csv: [
      measure === "count"
        ? { title: t("Count (previous period)"), value: "previous.count" }
        : { title: t("Visitors (previous period)"), value: "previous.visitors" },
    ],
    render: (row) => (
      <ChangeText
        isNeutral
        change={change(row)}
        title={formatBefore(row.previous && exactNumber(row.previous[measure]))}
      />
    ),
    definition,
  };
}

interface Shown {
  isCompared: boolean;
  /** links of a row; undefined: no filter distinguishes its sessions from those of another row */
  toOf: (row: EventRow) => Drilldown | undefined;
  /** project whose events can be renamed; undefined: the viewer may not rename */
  projectId: string | undefined;
}

export function eventColumns({ isCompared, toOf, projectId }: Shown): Column<EventRow>[] {
  const menu = (id: string): Column<EventRow> => ({
    id: "menu",
    title: t("More"),
    hidesTitle: true,
    width: 52,
    sortable: false,
    wideOnly: true,
    value: () => null,
    render: (row) => <EventMenu projectId={id} event={namedEvent(row)} size="small" />,
  });
  return [
    {
      id: "name",
      title: t("Event"),
      value: shownName,
      csv: [
        { title: t("Event"), value: "name" },
        { title: t("Name"), value: "displayName" },
        { title: t("Merged events"), value: "mergedNames" },
      ],
      render: (row) => <EventName event={namedEvent(row)} />,
    },
    {
      id: "source",
      title: t("Created by"),
      width: 112,
      largeOnly: true,
      csv: "source",
      value: ({ source }) => sources[source] ?? source,
      render: ({ source }) => (
        <Badge tone={source === "TRACKER" ? "neutral" : "accent"}>{sources[source] ?? source}</Badge>
      ),
    },
    { id: "count", title: t("Count"), csv: "count", numeric: true, width: 76, value: ({ count }) => count },
    ...(isCompared ? [changeOf("count", t("Change in count vs. the comparison period"))] : []),
    {
      id: "visitors",
      title: t("Visitors"),
      numeric: true,
      width: 86,
      csv: "visitors",
      value: ({ visitors }) => visitors,
      isAmount: true,
      render: (row) => (
        <DrilldownLink to={toOf(row)} label={shownName(row)} value={exactNumber(row.visitors)}>
          {compactNumber(row.visitors)}
        </DrilldownLink>
      ),
    },
    ...(isCompared ? [changeOf("visitors", t("Change in visitors vs. the comparison period"))] : []),
    {
      id: "each",
      title: t("Per visitor"),
      numeric: true,
      width: 96,
      largeOnly: true,
      value: perVisitor,
      render: (row) => <span title={formatBefore(formatPerVisitor(row.previous))}>{formatPerVisitor(row)}</span>,
    },
    {
      id: "trend",
      title: t("Trend"),
      width: isCompared ? 112 : 140,
      largeOnly: true,
      sortable: false,
      value: () => null,
      render: ({ trend }) => (
        <div css={{ padding: "4px 0" }}>
          <Sparkline values={trend} height={24} />
        </div>
      ),
    },
    {
      id: "first",
      title: t("First seen"),
      width: 116,
      largeOnly: true,
      csv: "firstSeen",
      value: ({ firstSeen }) => firstSeen,
      render: ({ firstSeen }) => (firstSeen ? <RelativeTime at={firstSeen} /> : "–"),
    },
    {
      id: "last",
      title: t("Last seen"),
      width: 116,
      wideOnly: true,
      csv: "lastSeen",
      value: ({ lastSeen }) => lastSeen,
      render: ({ lastSeen }) => <RelativeTime at={lastSeen} />,
    },
    ...(projectId === undefined ? [] : [menu(projectId)]),
  ];
}
