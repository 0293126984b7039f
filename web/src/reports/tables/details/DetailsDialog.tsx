import { useEffect, useMemo, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { causeOf } from "#web/relay/gatewayError.ts";
import { readWholeTable, type StoredValue } from "#web/relay/files/wholeTable.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import type { Column, CsvField } from "#web/ui/data/columns.ts";
import { MiddleText } from "#web/ui/data/MiddleText.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { SearchField } from "#web/ui/forms/SearchField.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { DimensionLabel } from "../../dimensions/DimensionLabel.tsx";
import { ExportCsvButton } from "../ExportCsvButton.tsx";
import { readDetails, writeValue, type DetailRow, type Details } from "./details.ts";

/** In px, so that the dialog keeps its size while rows arrive and are searched. */
const HEIGHT = 480;
const WIDTH = 960;

interface Props extends Details {
  /** of the screen's query */
  id: string;
  variables: Readonly<Record<string, unknown>>;
  onClose: () => void;
}

/** The rows once they have arrived. `round` requests them again. */
function useWholeTable({ id, variables, rows, pageSize, columns }: Props, round: number) {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<{ rows?: StoredValue[][]; problem?: string }>();
  const [table] = useState({ id, variables, rows, columns, ...(pageSize !== undefined && { pageSize }) });
  useEffect(() => {
    const closed = new AbortController();
    readWholeTable(environment, table, closed.signal).then(
      (read) => setFound({ rows: read }),
      (error: unknown) => closed.signal.aborted || setFound({ problem: causeOf(error).message }),
    );
    return () => closed.abort();
  }, [environment, table, round]);
  return found;
}

function columnOf(field: CsvField, at: number, country: number, rows: readonly DetailRow[]): Column<DetailRow> {
  const { title, dimension, format } = field;
  const isNumeric = rows.some(({ values }) => typeof values[at] === "number");
  const text = (row: DetailRow) => writeValue(field, row.values[at] ?? null);
  return {
    id: field.value,
    title,
    numeric: isNumeric,
    // of money
    isAmount: typeof format === "function",
    ...(at > 0 && { width: isNumeric ? 104 : 160 }),
    value: ({ values }) => {
      const value = values[at];
      return typeof value === "number" ? value : value === null ? null : text({ values } as DetailRow);
    },
    ...((!isNumeric || format !== undefined) && {
      render: (row) =>
        dimension === undefined ? (
          isNumeric ? (
            text(row)
          ) : (
            <MiddleText>{text(row)}</MiddleText>
          )
        ) : (
          <DimensionLabel
            dimension={dimension}
            value={String(row.values[at] ?? "")}
            country={country < 0 ? undefined : String(row.values[country] ?? "")}
          >
            <MiddleText>{text(row)}</MiddleText>
          </DimensionLabel>
        ),
    }),
  };
}

export function DetailsDialog(props: Props) {
  const { title, view, range, rows, pageSize, columns, onSelect, onClose } = props;
  const [round, setRound] = useState(0);
  const [search, setSearch] = useState("");
  const found = useWholeTable(props, round);
  const all = useMemo(() => readDetails(columns, found?.rows ?? []), [columns, found]);
  const wanted = search.trim().toLowerCase();
  const shown = useMemo(() => all.filter(({ searched }) => searched.includes(wanted)), [all, wanted]);
  const country = columns.findIndex(({ value }) => value === "country");
  const select = ({ values }: DetailRow) => {
    onSelect?.(Object.fromEntries(columns.map(({ value }, at) => [value, values[at] ?? null])));
    onClose();
  };
  return (
    <Dialog title={title} isOpen onOpenChange={onClose} width={WIDTH}>
      <div css={{ display: "grid", gap: 12, minHeight: HEIGHT + 80, alignContent: "start" }}>
        <div css={{ display: "flex", alignItems: "center", gap: 12 }}>
          <SearchField label={t("Search")} value={search} onChange={setSearch} autoFocus css={{ flex: 1 }} />
          <span css={caption} aria-live="polite">
            {found?.rows &&
              (shown.length === all.length
                ? t("{totalCount} total", { totalCount: exactNumber(all.length) })
                : t("{count} of {total}", { count: exactNumber(shown.length), total: exactNumber(all.length) }))}
          </span>
          <ExportCsvButton {...{ view, rows, columns }} {...(range && { range })} {...(pageSize && { pageSize })} />
        </div>
        {found?.problem !== undefined ? (
          <ErrorState message={found.problem} minHeight={HEIGHT} onRetry={() => setRound(round + 1)} />
        ) : found?.rows ? (
          <div css={{ "--sticky-top": "0px", maxHeight: HEIGHT, overflowY: "auto" }}>
            <Table
              label={title}
              columns={columns.map((field, at) => columnOf(field, at, country, all))}
              rows={shown}
              rowId={({ id }) => id}
              height={HEIGHT}
              empty={<EmptyState title={t("Nothing found")} minHeight={HEIGHT} />}
              {...(onSelect && { onRowAction: select })}
            />
          </div>
        ) : (
          <Skeleton shape="table" count={12} />
        )}
      </div>
    </Dialog>
  );
}
