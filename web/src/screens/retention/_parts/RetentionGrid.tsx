import { useTheme } from "@emotion/react";
import type { ReactNode } from "react";
import { t } from "#web/texts/t.ts";
import { useCellStop } from "#web/ui/navigation/useCellStop.ts";
import { compactNumber, exactNumber } from "#web/ui/format/compactNumber.ts";
import { sideScroll } from "#web/ui/layout/sideScroll.ts";
import { VisuallyHidden } from "#web/ui/layout/VisuallyHidden.tsx";
import type { Cell } from "../_lib/readRetentionCell.ts";
import { bandText, cellText, formatCell, isFew, type GridRow, type Show } from "./gridRows.ts";
import { cellStyle, heat, tableStyle } from "./gridStyle.ts";

interface Props {
  label: string;
  /** header of the row labels */
  head: string;
  columns: readonly string[];
  rows: readonly GridRow[];
  show: Show;
  onCell?: ((row: GridRow, column: number) => void) | undefined;
  /** the row's header, if it is more than its name */
  renderName?: (row: GridRow) => ReactNode;
}

/** A real table: color and hatching only repeat each cell's text. One tab stop. Arrow keys move between cells. */
export function RetentionGrid({ label, head, columns, rows, show, onCell, renderName }: Props) {
  const theme = useTheme();
  const { onKeyDown, stopAt } = useCellStop(
    rows.flatMap(({ isMean, cells }, row) => (isMean ? [] : cells.map((_, column) => `${row} ${column}`))),
  );
  // the cohort's own period is usually everyone, so it doesn't set the scale
  const strongest = Math.max(0, ...rows.flatMap(({ cells }) => cells.slice(1).map(({ share }) => share ?? 0)));
  const style = (cell: Cell, column: number) => {
    const strength = strongest > 0 ? Math.min(1, (cell.share ?? 0) / strongest) : 0;
    return heat(theme, isFew(cell) ? null : column === 0 ? 0 : strength, cell.isPartial);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div role="region" aria-label={label} tabIndex={0} css={[sideScroll, { paddingBottom: 4 }]}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows lead from button to button */}
      <table aria-label={label} css={tableStyle} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{t("Size")}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.id}>
              <th scope="row">{renderName ? renderName(row) : row.name}</th>
              <td title={exactNumber(row.size)}>{compactNumber(row.size)}</td>
              {row.cells.map((cell, column) => {
                const cellLabel = formatCell(row.name, columns[column] ?? "", cell);
                const text = (
                  <>
                    <span>{cellText(cell, show)}</span>
                    {show === "share" && cell.size > 0 && column > 0 && <small>{bandText(cell)}</small>}
                  </>
                );
                return (
                  <td key={column}>
                    {onCell && !row.isMean ? (
                      <button
                        type="button"
                        title={cellLabel}
                        {...stopAt(`${at} ${column}`)}
                        onClick={() => onCell(row, column)}
                        css={cellStyle}
                        style={style(cell, column)}
                      >
                        <VisuallyHidden>{cellLabel}; </VisuallyHidden>
                        {text}
                      </button>
                    ) : (
                      <div title={cellLabel} css={cellStyle} style={style(cell, column)}>
                        {text}
                      </div>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
