import { graphql, useFragment } from "react-relay";
import type { Abandons_forms$data, Abandons_forms$key } from "#web/__generated__/Abandons_forms.graphql.ts";
import type { Abandons_report$key } from "#web/__generated__/Abandons_report.graphql.ts";
import { useShownProjectHref } from "#web/layout/useProjectHref.ts";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { useDrilldowns } from "#web/reports/drilldown/useDrilldowns.ts";
import { WatchLink } from "#web/reports/drilldown/WatchLink.tsx";
import { Panel } from "#web/reports/Panel.tsx";
import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import type { Group } from "#web/reports/url/reportState.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { csvFields, type Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { abandonFilter } from "../../_lib/abandonFilter.ts";
import { fieldLabel } from "../../_lib/formLabels.ts";
import { formatMs } from "../../_lib/formatMs.ts";
import { readRule } from "../../_lib/readRule.ts";
import { ABANDONS, useChosenField } from "../../_lib/useChosenField.ts";

const HEIGHT = 260;
type Row = NonNullable<Abandons_forms$data["dropoffs"]>["rows"][number];
const write = (dimension: string, value: string) => dimensionKind(dimension).write(value);

const columnsOf = (nameOf: (field: string) => string): Column<Row>[] => [
  {
    id: "at",
    title: t("When"),
    width: 130,
    value: ({ at }) => at,
    render: ({ at }) => <RelativeTime at={at} />,
    csv: [
      { title: t("When"), value: "at" },
      { title: t("Visitor ID"), value: "visitorId" },
      { title: t("Session ID"), value: "sessionId" },
    ],
  },
  { id: "field", title: t("Last field"), csv: "field", value: ({ field }) => nameOf(field) },
  { id: "path", title: t("Page"), csv: "path", largeOnly: true, value: ({ path }) => path },
  {
    id: "spent",
    title: t("Time in form"),
    width: 108,
    numeric: true,
    csv: "spentMs",
    value: ({ spentMs }) => spentMs,
    render: ({ spentMs }) => formatMs(spentMs),
  },
  {
    id: "attempts",
    title: t("Attempts"),
    width: 92,
    numeric: true,
    wideOnly: true,
    csv: "attempts",
    value: ({ attempts }) => attempts,
  },
  {
    id: "channel",
    title: t("Channel"),
    width: 130,
    wideOnly: true,
    csv: "channel",
    value: ({ channel }) => write("CHANNEL", channel),
  },
  {
    id: "country",
    title: t("Country"),
    width: 120,
    largeOnly: true,
    csv: "country",
    value: ({ country }) => write("COUNTRY", country),
  },
  {
    id: "device",
    title: t("Device"),
    width: 92,
    wideOnly: true,
    csv: "device",
    value: ({ device }) => write("DEVICE", device),
  },
  {
    id: "recording",
    title: t("Recording"),
    hidesTitle: true,
    width: 52,
    sortable: false,
    value: () => null,
    render: ({ sessionId, recordedFrom, at, path }) => <WatchLink row={{ sessionId, recordedFrom, at }} of={path} />,
  },
];

interface Props {
  report: Abandons_report$key;
  forms: Abandons_forms$key;
}

/** The sessions that gave up, at one field or anywhere, with their visitors and recordings. */
export function Abandons({ report, forms }: Props) {
  const { form, fields } = useFragment(
    graphql`
      fragment Abandons_report on FormReport {
        form {
          formProfileId
          rule {
            ...readRule_rule
          }
        }
        fields {
          field
          label
        }
      }
    `,
    report,
  );
  const { field, choose } = useChosenField();
  const { formProfileId } = form;
  const filter = abandonFilter({ formProfileId, rule: readRule(form.rule) }, field);
  const names = new Map(fields.map((one) => [one.field, fieldLabel({ field: one.field, label: one.label })]));
  return (
    <div id={ABANDONS} css={(theme) => ({ scrollMarginTop: `calc(var(--sticky-top, 0px) + ${theme.space.two}px)` })}>
      <Panel
        title={t("Abandoned sessions")}
        definition={t("Sessions that started the form and did not complete it, newest first.")}
        flush
        height={HEIGHT}
        actions={
          <Select
            label={t("Last field")}
            hideLabel
            value={field ?? ""}
            choices={[{ id: "", label: t("Any last field") }, ...[...names].map(([id, label]) => ({ id, label }))]}
            onChange={(chosen) => choose(chosen || null)}
            css={{ width: 190 }}
          />
        }
      >
        <Sessions forms={forms} filter={filter} nameOf={(one) => names.get(one) ?? (one || t("Unknown"))} />
      </Panel>
    </div>
  );
}

interface SessionsProps {
  forms: Abandons_forms$key;
  filter: Group | undefined;
  nameOf: (field: string) => string;
}

function Sessions({ forms, filter, nameOf }: SessionsProps) {
  const drilldowns = useDrilldowns();
  const { dropoffs } = useFragment(
    graphql`
      fragment Abandons_forms on ProjectForms @throwOnFieldError {
        dropoffs(range: $range, filters: $filters, formProfileId: $number, rule: $rule, field: $field) {
          total
          rows {
            sessionId
            visitorId
            at
            field
            path
            spentMs
            attempts
            channel
            country
            device
            recordedFrom
          }
        }
      }
    `,
    forms,
  );
  const { rows, total } = dropoffs ?? { rows: [], total: 0 };
  const columns = columnsOf(nameOf);
  const href = useShownProjectHref();
  const { visitors, recordings } = filter ? drilldowns({ filters: [filter] }) : {};
  return (
    <>
      <Table
        label={t("Abandoned sessions")}
        columns={columns}
        rows={rows}
        rowId={({ sessionId }) => sessionId}
        rowHref={({ visitorId }) => href(`/profile/${visitorId}`)}
        defaultSort={{ column: "at", direction: "descending" }}
        empty={<EmptyState title={t("No abandoned sessions in this range")} minHeight={HEIGHT} />}
      />
      {rows.length > 0 && (
        <TableFooter
          csv={
            <ExportCsvButton
              view="abandoned-sessions"
              rows="viewer.project.forms.dropoffs.rows"
              pageSize={1000}
              columns={csvFields(columns)}
            />
          }
        >
          <span css={{ display: "inline-flex", flexWrap: "wrap", columnGap: 12 }}>
            <span>
              {rows.length < total
                ? t("Latest {shown} of {total}", { shown: exactNumber(rows.length), total: exactNumber(total) })
                : phrase("{count, plural, one {# session} other {# sessions}}", { count: total })}
            </span>
            {visitors !== undefined && <TextLink href={visitors}>{t("View all visitors")}</TextLink>}
            {recordings !== undefined && <TextLink href={recordings}>{t("Watch recordings")}</TextLink>}
          </span>
        </TableFooter>
      )}
    </>
  );
}
