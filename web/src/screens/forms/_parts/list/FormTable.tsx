import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { FormRuleInput } from "#web/__generated__/FormResultScreenQuery.graphql.ts";
import type { FormTable_project$key } from "#web/__generated__/FormTable_project.graphql.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { ReportTitle } from "#web/reports/frame/ReportTitle.tsx";
import { useReportRange } from "#web/reports/frame/useReportRange.ts";
import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { oneLine } from "#web/theme/textStyle.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { csvFields, type Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { percent } from "#web/ui/format/percent.ts";
import { formatMs } from "../../_lib/formatMs.ts";
import { textIn } from "../../_lib/formChoices.ts";
import { formResultHref } from "../../_lib/formHref.ts";
import { formLabel, pageRuleLabel } from "../../_lib/formLabels.ts";
import { readRule } from "../../_lib/readRule.ts";
import { FormLists } from "./FormLists.tsx";
import { FormSearch } from "./FormSearch.tsx";
import { MeasuredSince } from "./MeasuredSince.tsx";
import { NewFormLink } from "./NewFormLink.tsx";
import { NoForms } from "./NoForms.tsx";

interface Row {
  formProfileId: number | null | undefined;
  name: string;
  rule: FormRuleInput;
  views: number;
  starters: number;
  startRate: number | null | undefined;
  completions: number;
  completionRate: number | null | undefined;
  medianMs: number | null | undefined;
}

/** Of the rows that the host returns at once. */
const MOST = 200;

const columnsOf = (mostViews: number): Column<Row>[] => [
  {
    id: "name",
    title: t("Form"),
    value: formLabel,
    share: ({ views }) => views / mostViews,
    csv: [
      { title: t("Form"), value: "name" },
      { title: t("Page"), value: "rule.page.value" },
      { title: t("Selector"), value: "rule.selector" },
    ],
    render: (row) => (
      <span css={{ display: "inline-flex", alignItems: "center", gap: 8, maxWidth: "100%" }}>
        <span title={formLabel(row)} css={(theme) => ({ fontWeight: theme.weight.medium, ...oneLine })}>
          {formLabel(row)}
        </span>
        {row.formProfileId !== null && <Badge tone="accent">{t("Saved")}</Badge>}
      </span>
    ),
  },
  {
    id: "page",
    title: t("Page"),
    largeOnly: true,
    value: ({ rule }) => pageRuleLabel(rule.page),
  },
  {
    id: "views",
    title: t("Views"),
    width: 84,
    numeric: true,
    csv: "views",
    value: ({ views }) => views,
    definition: t("Sessions in which the form was visible"),
  },
  {
    id: "starters",
    title: t("Starters"),
    width: 92,
    numeric: true,
    wideOnly: true,
    csv: "starters",
    value: ({ starters }) => starters,
    definition: t("Sessions in which the visitor focused or changed a field"),
  },
  {
    id: "startRate",
    title: t("Start rate"),
    width: 100,
    numeric: true,
    wideOnly: true,
    csv: "startRate",
    value: ({ startRate }) => startRate,
    render: ({ startRate }) => percent(startRate),
    definition: t("Starters divided by views"),
  },
  {
    id: "completions",
    title: t("Completions"),
    width: 112,
    numeric: true,
    wideOnly: true,
    csv: "completions",
    value: ({ completions }) => completions,
    definition: t("Sessions in which the form was submitted successfully"),
  },
  {
    id: "completionRate",
    title: t("Completion rate"),
    width: 132,
    numeric: true,
    csv: "completionRate",
    value: ({ completionRate }) => completionRate,
    render: ({ completionRate }) => percent(completionRate),
    definition: t("Completions divided by starters"),
  },
  {
    id: "median",
    title: t("Median time"),
    width: 112,
    numeric: true,
    wideOnly: true,
    csv: "medianMs",
    value: ({ medianMs }) => medianMs,
    render: ({ medianMs }) => formatMs(medianMs),
    definition: t("Median time from the start to the success"),
  },
];

interface Props {
  project: FormTable_project$key;
  canWrite: boolean;
  href: (path: string) => string;
}

/** The forms with their results in the range: saved ones and those found automatically. */
export function FormTable({ project, canWrite, href }: Props) {
  const data = useFragment(
    graphql`
      fragment FormTable_project on Project @throwOnFieldError {
        ...ReportTitle_project
        forms {
          list(range: $range, filters: $filters, search: $search, limit: 200) {
            total
            measuredSince
            range {
              ...useReportRange_range
            }
            ...MeasuredSince_list
            rows {
              formProfileId
              name
              rule {
                ...readRule_rule
              }
              views
              starters
              startRate
              completions
              completionRate
              medianMs
            }
          }
        }
      }
    `,
    project,
  );
  const [search] = useSearchParams();
  const { list } = data.forms;
  const range = useReportRange(list?.range);
  if (!list) return null;
  const { total } = list;
  const rows = list.rows.map((row) => ({ ...row, name: row.name, rule: readRule(row.rule) }));
  const columns = columnsOf(Math.max(1, ...rows.map(({ views }) => views)));
  return (
    <>
      <ReportTitle title={t("Form analytics")} project={data} range={range}>
        <FormLists shown="results" href={href} />
        {canWrite && <NewFormLink href={href} />}
      </ReportTitle>
      <div css={(theme) => ({ display: "grid", gap: theme.space.two, minWidth: 0 })}>
        <MeasuredSince list={list} />
        <Panel
          title={t("All forms")}
          definition={t(
            "Forms are found automatically and measured without reading what visitors enter. All counts are sessions.",
          )}
          flush
          height={160}
          actions={<FormSearch />}
        >
          <Table
            label={t("All forms")}
            columns={columns}
            rows={rows}
            rowId={(row) => formResultHref((path) => path, row)}
            rowHref={(row) => formResultHref(href, row)}
            defaultSort={{ column: "views", direction: "descending" }}
            height={640}
            empty={<NoForms isMeasured={list.measuredSince !== null} isSearching={textIn(search) !== ""} />}
          />
          {rows.length > 0 && (
            <TableFooter
              csv={
                <ExportCsvButton
                  view="forms"
                  rows="viewer.project.forms.list.rows"
                  pageSize={MOST}
                  columns={csvFields(columns)}
                />
              }
            >
              {rows.length < total
                ? t("Top {length} of {exactNumber}", { length: rows.length, exactNumber: exactNumber(total) })
                : phrase("{count, plural, one {# form} other {# forms}}", { count: total })}
            </TableFooter>
          )}
        </Panel>
      </div>
    </>
  );
}
