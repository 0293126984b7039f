import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { FormDefinitions_project$key } from "#web/__generated__/FormDefinitions_project.graphql.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { ReportTitle } from "#web/reports/frame/ReportTitle.tsx";
import { useReportRange } from "#web/reports/frame/useReportRange.ts";
import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { csvFields, type Column } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { textIn } from "../../_lib/formChoices.ts";
import { formResultHref } from "../../_lib/formHref.ts";
import { readDefinedForm, type DefinedForm } from "../../_lib/readDefinedForm.ts";
import { definitionColumns } from "./definitionColumns.tsx";
import { FormLists } from "./FormLists.tsx";
import { FormMenu } from "./FormMenu.tsx";
import { FormSearch } from "./FormSearch.tsx";
import { NewFormLink } from "./NewFormLink.tsx";
import { NoForms } from "./NoForms.tsx";

/** Of the rows that the host returns at once. */
const MOST = 200;

interface Props {
  project: FormDefinitions_project$key;
  canWrite: boolean;
  href: (path: string) => string;
}

/** All forms with their pages, selector and rule for success. */
export function FormDefinitions({ project, canWrite, href }: Props) {
  const data = useFragment(
    graphql`
      fragment FormDefinitions_project on Project @throwOnFieldError {
        id
        ...ReportTitle_project
        forms {
          list(range: $range, filters: $filters, search: $search, ignored: true, sort: NAME, limit: 200) {
            total
            measuredSince
            range {
              ...useReportRange_range
            }
            rows {
              ...readDefinedForm_row
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
  const rows = list.rows.map(readDefinedForm);
  const actions: Column<DefinedForm> = {
    id: "actions",
    title: t("Actions"),
    hidesTitle: true,
    width: 52,
    sortable: false,
    value: () => null,
    render: (row) => <FormMenu project={data.id} form={row} href={href} />,
  };
  return (
    <>
      <ReportTitle title={t("Form analytics")} project={data} range={range}>
        <FormLists shown="manage" href={href} />
        {canWrite && <NewFormLink href={href} />}
      </ReportTitle>
      <Panel
        title={t("Manage forms")}
        definition={t(
          "Save a form to give it a name, more pages or another rule for success, and to share its results. Ignored forms are not listed under Results.",
        )}
        flush
        height={320}
        actions={<FormSearch />}
      >
        <Table
          label={t("Manage forms")}
          columns={canWrite ? [...definitionColumns, actions] : definitionColumns}
          rows={rows}
          rowId={(row) => formResultHref((path) => path, row)}
          rowHref={(row) => formResultHref(href, row)}
          defaultSort={{ column: "name", direction: "ascending" }}
          height={640}
          empty={<NoForms isMeasured={list.measuredSince !== null} isSearching={textIn(search) !== ""} />}
        />
        {rows.length > 0 && (
          <TableFooter
            csv={
              <ExportCsvButton
                view="form-definitions"
                rows="viewer.project.forms.list.rows"
                pageSize={MOST}
                columns={csvFields(definitionColumns)}
              />
            }
          >
            {rows.length < total
              ? t("First {length} of {exactNumber}", { length: rows.length, exactNumber: exactNumber(total) })
              : phrase("{count, plural, one {# form} other {# forms}}", { count: total })}
          </TableFooter>
        )}
      </Panel>
    </>
  );
}
