import { useTheme, type CSSObject, type Theme } from "@emotion/react";
import { locale } from "#web/texts/catalogue.ts";
import { t } from "#web/texts/t.ts";
import { mix } from "#web/theme/contrast.ts";
import { textOn } from "#web/theme/brandAccent.ts";
import type { Drilldown } from "../navigation/drilldown.ts";
import { DrilldownLink } from "../navigation/DrilldownLink.tsx";
import { useCellStop } from "../navigation/useCellStop.ts";
import { compactNumber, exactNumber } from "../format/compactNumber.ts";
import { sideScroll } from "../layout/sideScroll.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { usePanelFacts, type Fact } from "../data/panelFacts.ts";
import { useChartTable } from "./chartTable.ts";
import { cornerStyle, gridStyle, headStyle, heatCell, heatLink } from "./heatStyle.ts";

interface Props {
  label: string;
  /** Seven rows from Monday, with 24 hours each. */
  grid: readonly (readonly number[])[];
  /** Totals per weekday, the column "All". */
  rowTotals?: readonly number[];
  /** Totals per hour, the row "All". */
  columnTotals?: readonly number[];
  total?: number;
  /** what the numbers count */
  metric?: string;
  format?: (value: number) => string;
  rowNames?: readonly string[];
  columnNames?: readonly string[];
  /** Links of a number; undefined is "All". Zero has none. */
  toOf?: (row: number | undefined, column: number | undefined) => Drilldown;
}

interface Cell {
  value: number;
  /** "row column" */
  place: string;
  where: string;
  to: Drilldown | undefined;
}

const valuesOf = (cells: readonly Cell[], all: Cell | undefined) =>
  [...cells, ...(all ? [all] : [])].map(({ value }) => value);

const factOf = ({ where, value }: Cell): Fact => ({ label: where, amount: value, text: exactNumber(value) });

const weekday = new Intl.DateTimeFormat(locale(), { weekday: "short", timeZone: "UTC" });
// 1 January 2024 was a Monday
const weekdays = Array.from({ length: 7 }, (_, day) => weekday.format(Date.UTC(2024, 0, day + 1)));
const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, "0"));

/**
 * A real table: every count is readable as text, and color only repeats it. Linked counts support arrow key navigation.
 */
export function HeatGrid(props: Props) {
  const { label, grid, rowTotals, columnTotals, total, rowNames = weekdays, columnNames = hours, toOf } = props;
  const metric = props.metric ?? t("Value");
  const formatValue = props.format ?? compactNumber;
  const heat = useHeat(Math.max(0, ...grid.flat()));
  const cell = (value: number, row: number | undefined, column: number | undefined): Cell => ({
    value,
    place: `${row ?? grid.length} ${column ?? columnNames.length}`,
    where: whereOf(
      row === undefined ? undefined : rowNames[row],
      column === undefined ? undefined : columnNames[column],
    ),
    to: value > 0 ? toOf?.(row, column) : undefined,
  });
  const rows = grid.map((values, row) => ({
    cells: values.map((value, column) => cell(value, row, column)),
    all: rowTotals && cell(rowTotals[row] ?? 0, row, undefined),
  }));
  const last = columnTotals && {
    cells: columnTotals.map((value, column) => cell(value, undefined, column)),
    all: rowTotals && cell(total ?? 0, undefined, undefined),
  };
  useChartTable({
    head: [t("Day"), ...columnNames, ...(rowTotals ? [t("All")] : [])],
    rows: [
      ...rows.map(({ cells, all }, row) => [rowNames[row], ...valuesOf(cells, all)]),
      ...(last ? [[t("All"), ...valuesOf(last.cells, last.all)]] : []),
    ],
  });
  usePanelFacts(() => {
    const facts = rows.flatMap(({ cells }) => cells.filter(({ value }) => value > 0).map(factOf));
    return facts.length > 0 ? { kind: "ranking", metric, facts } : undefined;
  });
  const places = [...rows, ...(last ? [last] : [])]
    .flatMap(({ cells, all }) => [...cells, ...(all ? [all] : [])])
    .filter(({ to }) => to?.visitors !== undefined)
    .map(({ place }) => place);
  const { onKeyDown, stopAt } = useCellStop(places);
  const shown = ({ value, place, where, to }: Cell, isSum: boolean) => (
    <td
      key={place}
      title={`${where}: ${exactNumber(value)}`}
      css={[heatCell, isSum && sumStyle]}
      {...(!isSum && { style: heat(value) })}
    >
      <DrilldownLink to={to} label={where} value={exactNumber(value)} stop={stopAt(place)} css={heatLink}>
        {formatValue(value)}
      </DrilldownLink>
    </td>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div role="region" aria-label={label} tabIndex={0} css={sideScroll}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows lead from link to link */}
      <table aria-label={label} css={gridStyle} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col" css={cornerStyle}>
              <VisuallyHidden>{t("Day")}</VisuallyHidden>
            </th>
            {columnNames.map((name) => (
              <th key={name} scope="col" css={headStyle}>
                {name}
              </th>
            ))}
            {rowTotals && (
              <th scope="col" css={headStyle}>
                {t("All")}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, all }, row) => (
            <tr key={rowNames[row]}>
              <th scope="row" css={headStyle}>
                {rowNames[row]}
              </th>
              {cells.map((one) => shown(one, false))}
              {all && shown(all, true)}
            </tr>
          ))}
          {last && (
            <tr>
              <th scope="row" css={headStyle}>
                {t("All")}
              </th>
              {last.cells.map((one) => shown(one, true))}
              {last.all && shown(last.all, true)}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

const sumStyle = (theme: Theme): CSSObject => ({ color: theme.color.muted });

function whereOf(day: string | undefined, hour: string | undefined): string {
  if (day === undefined) return hour === undefined ? t("All") : t("{hour}:00, all days", { hour });
  return hour === undefined ? t("{day}, all hours", { day }) : `${day} ${hour}:00`;
}

/** Five shades are distinguishable, twenty are not. */
const steps = 6;

function useHeat(largest: number) {
  const { color } = useTheme();
  return (value: number) => {
    if (value <= 0 || largest <= 0) return { background: color.sunken, color: color.muted };
    const step = Math.ceil((value / largest) * steps) / steps;
    const background = mix(color.raised, color.accent, 0.1 + step * 0.85);
    return { background, color: textOn(background) };
  };
}
