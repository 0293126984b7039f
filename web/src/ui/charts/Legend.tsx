import { Button } from "react-aria-components/Button";
import { t } from "#web/texts/t.ts";

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
  hidden: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

export function Legend({ entries, hidden, onToggle }: Props) {
  return (
    <ul
      aria-label={t("Legend")}
      css={{ display: "flex", flexWrap: "wrap", gap: "2px 14px", minHeight: 24, marginBottom: 4 }}
    >
      {entries.map((entry) => (
        <li key={entry.id}>
          <Button
            isDisabled={entry.fixed ?? false}
            aria-pressed={!hidden.has(entry.id)}
            onPress={() => onToggle(entry.id)}
            css={(theme) => ({
              display: "inline-flex",
              alignItems: "center",
              gap: 7,
              minHeight: 24,
              padding: 0,
              border: 0,
              borderRadius: theme.radius.small,
              background: "none",
              color: theme.color.muted,
              fontSize: theme.size.small,
              cursor: entry.fixed ? "default" : "pointer",
              textDecoration: hidden.has(entry.id) ? "line-through" : undefined,
              opacity: hidden.has(entry.id) ? 0.6 : 1,
              "&[data-hovered]": { color: theme.color.text },
            })}
          >
            <i
              css={
                entry.isBar
                  ? { width: 10, height: 10, borderRadius: 2, background: entry.color }
                  : { width: 18, borderTop: `2px ${entry.dashed ? "dashed" : "solid"} ${entry.color}` }
              }
            />
            {entry.name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
