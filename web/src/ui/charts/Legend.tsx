import type { CSSObject, Theme } from "@emotion/react";
import { Button } from "react-aria-components/Button";
import { t } from "#web/texts/t.ts";
import { oneLine } from "#web/theme/textStyle.ts";
import { touchArea } from "#web/theme/touchArea.ts";

export interface LegendEntry {
  id: string;
  name: string;
  color: string;
  dashed?: boolean;
  /** drawn as a bar, not as a line */
  isBar?: boolean;
  /** Entries that can't be toggled are not buttons. */
  fixed?: boolean;
}

interface Props {
  entries: readonly LegendEntry[];
  hidden?: ReadonlySet<string>;
  onToggle?: (id: string) => void;
  /** Long names are truncated, so that the height is always `LEGEND_HEIGHT`. */
  isOneLine?: boolean;
}

const ROW = 24;
const MARGIN = 4;
/** Of one line, in px, with the space below it. */
export const LEGEND_HEIGHT = ROW + MARGIN;

const nothing: ReadonlySet<string> = new Set();

export function Legend({ entries, hidden = nothing, onToggle, isOneLine = false }: Props) {
  return (
    <ul
      aria-label={t("Legend")}
      css={(theme) => ({
        display: "flex",
        flexWrap: isOneLine ? "nowrap" : "wrap",
        gap: "2px 14px",
        minHeight: ROW,
        marginBottom: MARGIN,
        [theme.media.coarse]: onToggle && { rowGap: theme.control.touch - ROW },
      })}
    >
      {entries.map((entry) => (
        <li key={entry.id} css={{ minWidth: 0 }}>
          {entry.fixed || !onToggle ? (
            <span css={entryStyle}>
              <Name entry={entry} />
            </span>
          ) : (
            <Button
              aria-pressed={!hidden.has(entry.id)}
              onPress={() => onToggle(entry.id)}
              css={(theme) => ({
                ...entryStyle(theme),
                ...touchArea(theme),
                // above the chart
                zIndex: 1,
                cursor: "pointer",
                textDecoration: hidden.has(entry.id) ? "line-through" : undefined,
                opacity: hidden.has(entry.id) ? 0.6 : 1,
                "&[data-hovered]": { color: theme.color.text },
              })}
            >
              <Name entry={entry} />
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const entryStyle = (theme: Theme): CSSObject => ({
  display: "flex",
  alignItems: "center",
  gap: 7,
  maxWidth: "100%",
  minHeight: ROW,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.small,
  background: "none",
  color: theme.color.muted,
  fontSize: theme.size.small,
});

function Name({ entry: { name, color, dashed, isBar } }: { entry: LegendEntry }) {
  return (
    <>
      <i
        css={
          isBar
            ? { flex: "none", width: 10, height: 10, borderRadius: 2, background: color }
            : { flex: "none", width: 18, borderTop: `2px ${dashed ? "dashed" : "solid"} ${color}` }
        }
      />
      <span title={name} css={oneLine}>
        {name}
      </span>
    </>
  );
}
