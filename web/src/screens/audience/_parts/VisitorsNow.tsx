import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  VisitorsNow_realtime$data,
  VisitorsNow_realtime$key,
} from "#web/__generated__/VisitorsNow_realtime.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import { DimensionLabel } from "#web/reports/dimensions/DimensionLabel.tsx";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { channelName } from "#web/reports/dimensions/channelName.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import type { Column } from "#web/ui/data/columns.ts";
import { MiddleText } from "#web/ui/data/MiddleText.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { MomentTime } from "./day/MomentTime.tsx";
import { ShownMomentContext } from "../_lib/day/shownMoment.ts";

type Visitor = VisitorsNow_realtime$data["visitors"][number];

const columnsWith = (href: (path: string) => string): Column<Visitor>[] => [
  { id: "path", title: t("Page"), value: (row) => row.path },
  { id: "state", title: t("Status"), width: 90, value: (row) => (row.state === "ACTIVE" ? t("Active") : t("Idle")) },
  {
    id: "since",
    title: t("Online since"),
    width: 120,
    value: (row) => row.since,
    render: (row) => <MomentTime at={row.since} />,
  },
  { id: "pageviews", title: t("Views"), numeric: true, width: 80, value: (row) => row.pageviews },
  { id: "channel", title: t("Channel"), width: 150, wideOnly: true, value: (row) => channelName(row.channel) },
  {
    id: "country",
    title: t("Country"),
    width: 150,
    wideOnly: true,
    value: (row) => dimensionKind("COUNTRY").write(row.country),
    render: (row) => (
      <DimensionLabel dimension="COUNTRY" value={row.country}>
        <MiddleText>{dimensionKind("COUNTRY").write(row.country)}</MiddleText>
      </DimensionLabel>
    ),
  },
  {
    id: "device",
    title: t("Device"),
    width: 160,
    wideOnly: true,
    value: (row) => `${dimensionKind("DEVICE").write(row.device)}, ${row.browser}`,
  },
  {
    ...{ id: "live", title: t("Live"), hidesTitle: true, width: 110, sortable: false },
    value: (row) => (row.isRecorded ? t("Watch live") : ""),
    render: (row) =>
      row.isRecorded && <TextLink href={href(`/live-recording/${row.sessionId}`)}>{t("Watch live")}</TextLink>,
  },
];

interface Props {
  realtime: VisitorsNow_realtime$key;
  widgetId: number;
}

export function VisitorsNow({ realtime, widgetId }: Props) {
  const { visitors } = useFragment(
    graphql`
      fragment VisitorsNow_realtime on Realtime {
        visitors {
          visitorId
          sessionId
          isRecorded
          state
          path
          since
          pageviews
          channel
          country
          device
          browser
        }
      }
    `,
    realtime,
  );
  const href = useProjectHref(widgetId);
  const isPast = use(ShownMomentContext).at !== null;
  return (
    <Table
      label={t("Visitors online")}
      columns={columnsWith(href)}
      rows={visitors}
      rowId={(row) => row.visitorId}
      defaultSort={{ column: "since", direction: "descending" }}
      rowHref={(row) => href(`/profile/${row.visitorId}`)}
      empty={
        <EmptyState title={t("No visitors online")} minHeight={140}>
          {!isPast && t("Open your website in another tab. You'll appear here within three seconds.")}
        </EmptyState>
      }
    />
  );
}
