import { useTheme } from "@emotion/react";
import { t } from "#web/texts/t.ts";
import { oneLine } from "#web/theme/textStyle.ts";
import type { GridRow } from "./gridRows.ts";

interface Props {
  row: GridRow;
  /** index among the lines of the chart; -1: not drawn */
  place: number;
  /** the maximum number of lines is reached */
  isFull: boolean;
  onToggle: () => void;
}

/** The mean uses the accent color, so cohorts begin with the color after it. */
export const cohortColor = (series: readonly string[], place: number): string | undefined =>
  series[(place + 1) % series.length];

/** The header of a cohort's row: pressing it shows or hides its line. */
export function CohortToggle({ row, place, isFull, onToggle }: Props) {
  const { series, color } = useTheme();
  const isDrawn = place >= 0;
  const isOff = (!isDrawn && isFull) || row.size === 0;
  return (
    <button
      type="button"
      aria-pressed={isDrawn}
      disabled={isOff}
      title={
        isDrawn
          ? t("Remove {name} from the chart", { name: row.name })
          : t("Add {name} to the chart", { name: row.name })
      }
      onClick={onToggle}
      css={(theme) => ({
        display: "flex",
        alignItems: "center",
        gap: 8,
        width: "100%",
        minHeight: 36,
        padding: "0 4px 0 0",
        border: 0,
        borderRadius: theme.radius.small,
        background: "none",
        color: theme.color.text,
        font: "inherit",
        textAlign: "left",
        cursor: "pointer",
        "&:hover": { background: theme.color.hover },
        "&:disabled": { color: theme.color.muted, cursor: "default" },
      })}
    >
      <i
        css={{ flex: "none", width: 10, height: 10, borderRadius: 3 }}
        style={{
          background: isDrawn ? cohortColor(series, place) : "transparent",
          boxShadow: isDrawn ? "none" : `inset 0 0 0 1.5px ${color.borderStrong}`,
        }}
      />
      <span css={oneLine}>{row.name}</span>
    </button>
  );
}
