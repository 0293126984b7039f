// The columns of a list of visitors.
import { DimensionLabel } from "#web/reports/dimensions/DimensionLabel.tsx";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { cityAndRegion, placeText } from "#web/reports/dimensions/placeText.ts";
import { t } from "#web/texts/t.ts";
import { oneLine } from "#web/theme/textStyle.ts";
import type { Column } from "#web/ui/data/columns.ts";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import type { ColumnId } from "../../_lib/listChoices.ts";
import { formatMoney } from "#web/ui/format/money.ts";
import { TagChip } from "#web/ui/data/TagChip.tsx";

export interface VisitorRow {
  id: string;
  visitorId: string;
  userId: string;
  name: string;
  email: string;
  country: string;
  region: string;
  city: string;
  device: string;
  browser: string;
  firstSeen: string;
  lastSeen: string;
  tags: readonly string[];
  sessions: number;
  pageviews: number;
  events: number;
  conversions: number | null | undefined;
  revenue: number;
  currency: string | null | undefined;
}

type VisitorColumn = Column<VisitorRow> & { id: ColumnId; width: number };

const inRange = t("In the selected range.");
const device = (row: VisitorRow) =>
  row.device ? `${dimensionKind("DEVICE").write(row.device)}, ${row.browser}` : t("Unknown");

export const visitorColumns: readonly VisitorColumn[] = [
  {
    id: "email",
    title: t("Email"),
    csv: "node.email",
    width: 220,
    wideOnly: true,
    sortable: false,
    value: (row) => row.email || null,
  },
  {
    id: "country",
    title: t("Country"),
    width: 216,
    wideOnly: true,
    sortable: false,
    csv: [
      { title: t("Country"), value: "node.country" },
      { title: t("Region"), value: "node.region" },
      { title: t("City"), value: "node.city" },
    ],
    value: (row) => placeText(row) || t("Unknown"),
    render: (row) => (
      <DimensionLabel dimension="COUNTRY" value={row.country}>
        <span css={oneLine} title={placeText(row) || t("Unknown")}>
          {dimensionKind("COUNTRY").write(row.country)}
          <span css={(theme) => ({ marginLeft: 8, color: theme.color.muted })}>{cityAndRegion(row)}</span>
        </span>
      </DimensionLabel>
    ),
  },
  {
    id: "device",
    title: t("Device"),
    csv: [
      { title: t("Device"), value: "node.device" },
      { title: t("Browser"), value: "node.browser" },
    ],
    width: 140,
    wideOnly: true,
    sortable: false,
    value: device,
  },
  {
    id: "firstSeen",
    title: t("First seen"),
    width: 104,
    wideOnly: true,
    csv: "node.firstSeen",
    value: (row) => row.firstSeen,
    render: (row) => <RelativeTime at={row.firstSeen} />,
    definition: t("The visitor's first session."),
  },
  {
    id: "lastSeen",
    title: t("Last seen"),
    width: 104,
    csv: "numbers.lastSeen",
    value: (row) => row.lastSeen,
    render: (row) => <RelativeTime at={row.lastSeen} />,
    definition: inRange,
  },
  {
    id: "sessions",
    title: t("Sessions"),
    width: 84,
    numeric: true,
    wideOnly: true,
    csv: "numbers.sessions",
    value: (row) => row.sessions,
    definition: inRange,
  },
  {
    id: "pageviews",
    title: t("Views"),
    width: 76,
    numeric: true,
    wideOnly: true,
    csv: "numbers.pageviews",
    value: (row) => row.pageviews,
    definition: inRange,
  },
  {
    id: "events",
    title: t("Events"),
    width: 76,
    numeric: true,
    wideOnly: true,
    csv: "numbers.events",
    value: (row) => row.events,
    definition: t("Custom events from your website in the selected range."),
  },
  {
    id: "conversions",
    title: t("Conversions"),
    width: 110,
    numeric: true,
    wideOnly: true,
    csv: "numbers.conversions",
    value: (row) => row.conversions,
    definition: t("Sessions in which the goal was reached. Choose a goal above."),
  },
  {
    id: "revenue",
    title: t("Revenue"),
    width: 96,
    numeric: true,
    wideOnly: true,
    csv: "numbers.revenue",
    value: (row) => row.revenue,
    isAmount: true,
    render: (row) => formatMoney(row.revenue, row.currency),
    definition: t("Total value of “purchase” events, or of the goal if one is selected, in the selected range."),
  },
  {
    id: "tags",
    title: t("Tags"),
    width: 150,
    wideOnly: true,
    sortable: false,
    csv: "node.tags",
    value: (row) => row.tags.join(", "),
    render: (row) => (
      <span css={{ display: "inline-flex", gap: 4, verticalAlign: "middle" }}>
        {row.tags.map((tag) => (
          <TagChip key={tag} tag={tag} />
        ))}
      </span>
    ),
  },
];
