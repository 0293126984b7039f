import { graphql, useFragment } from "react-relay";
import type { FieldTable_report$key } from "#web/__generated__/FieldTable_report.graphql.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { csvFields } from "#web/ui/data/columns.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { readFormField } from "../../_lib/readFormField.ts";
import { fieldColumns } from "./fieldColumns.tsx";

const HEIGHT = 300;

interface Props {
  report: FieldTable_report$key;
  isMember: boolean;
}

/** Every field in the order of the form. */
export function FieldTable({ report, isMember }: Props) {
  return (
    <Panel
      title={t("Fields")}
      definition={t("In the order of the form. What visitors enter is never read, only whether a field is blank.")}
      flush
      height={HEIGHT}
    >
      <Fields report={report} isMember={isMember} />
    </Panel>
  );
}

function Fields({ report, isMember }: Props) {
  const { fields, abandonsElsewhere } = useFragment(
    graphql`
      fragment FieldTable_report on FormReport {
        abandonsElsewhere
        fields {
          ...readFormField_field
        }
      }
    `,
    report,
  );
  const rows = fields.map(readFormField);
  const columns = fieldColumns(isMember);
  return (
    <>
      <Table
        label={t("Fields")}
        columns={columns}
        rows={rows}
        rowId={({ field }) => field}
        empty={
          <EmptyState title={t("No field was used in this range")} minHeight={HEIGHT}>
            {t("Fields appear here as soon as a visitor focuses one of them.")}
          </EmptyState>
        }
      />
      {rows.length > 0 && (
        <TableFooter
          csv={
            <ExportCsvButton
              view="form-fields"
              rows="viewer.project.forms.report.fields"
              columns={csvFields(columns)}
            />
          }
        >
          {phrase("{count, plural, one {# field} other {# fields}}", { count: rows.length })}
          {abandonsElsewhere > 0 &&
            `, ${phrase("{count, plural, one {# session left at an unknown field} other {# sessions left at an unknown field}}", { count: abandonsElsewhere })}`}
        </TableFooter>
      )}
    </>
  );
}
