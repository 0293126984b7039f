import { useTheme } from "@emotion/react";
import { t } from "#web/texts/t.ts";
import { mix } from "#web/theme/contrast.ts";
import { textOn } from "#web/theme/brandAccent.ts";
import { compactNumber, exactNumber } from "../format/compactNumber.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { cornerStyle, gridStyle, headStyle, heatCell } from "./heatStyle.ts";

interface Props {
  label: string;
  /** Seven rows from Monday, each of 24 hours. */
  grid: readonly (readonly number[])[];
  /** Each weekday over all hours, the column "All". */
  rowTotals?: readonly number[];
  /** Each hour over all weekdays, the row "All". */
  columnTotals?: readonly number[];
  total?: number;
  format?: (value: number) => string;
  rowNames?: readonly string[];
  columnNames?: readonly string[];
}

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, "0"));

/** A real table: every count is read out, and colour only repeats it. */
export function HeatGrid(props: Props) {
  const { label, grid, rowTotals, columnTotals, total, rowNames = weekdays, columnNames = hours } = props;
  const say = props.format ?? compactNumber;
  const heat = useHeat(Math.max(0, ...grid.flat()));
  const cell = (value: number, where: string, at: string | number) => (
    <td key={at} title={`${where}: ${exactNumber(value)}`} css={heatCell} style={heat(value)}>
      <span>{say(value)}</span>
    </td>
  );
  const all = (value: number, where: string, at: string | number) => (
    <td key={at} title={`${where}: ${exactNumber(value)}`} css={[heatCell, (t) => ({ color: t.color.muted })]}>
      <span>{say(value)}</span>
    </td>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div role="region" aria-label={label} tabIndex={0} css={{ overflowX: "auto" }}>
      <table aria-label={label} css={gridStyle}>
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
          {grid.map((row, day) => (
            <tr key={rowNames[day]}>
              <th scope="row" css={headStyle}>
                {rowNames[day]}
              </th>
              {row.map((value, hour) => cell(value, `${rowNames[day] ?? ""} ${columnNames[hour] ?? ""}:00`, hour))}
              {rowTotals && all(rowTotals[day] ?? 0, `${rowNames[day] ?? ""}, all hours`, "all")}
            </tr>
          ))}
          {columnTotals && (
            <tr>
              <th scope="row" css={headStyle}>
                {t("All")}
              </th>
              {columnTotals.map((value, hour) => all(value, `${columnNames[hour] ?? ""}:00, all days`, hour))}
              {rowTotals && all(total ?? 0, "All", "all")}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

/** Five steps are told apart, twenty are not. */
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
