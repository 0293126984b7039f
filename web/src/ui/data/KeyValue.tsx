import type { ReactNode } from "react";

interface Props {
  entries: readonly { key: string; value: ReactNode }[];
  /** Width of the key column in px. */
  keyWidth?: number;
}

export function KeyValue({ entries, keyWidth = 132 }: Props) {
  return (
    <dl
      css={(theme) => ({
        display: "grid",
        gridTemplateColumns: `minmax(72px, ${keyWidth}px) 1fr`,
        gap: "6px 16px",
        fontSize: theme.size.body,
        lineHeight: "20px",
        "& dt": { color: theme.color.muted },
        "& dd": { minWidth: 0, overflowWrap: "anywhere" },
      })}
    >
      {entries.map((entry) => (
        <div key={entry.key} css={{ display: "contents" }}>
          <dt>{entry.key}</dt>
          <dd>{entry.value}</dd>
        </div>
      ))}
    </dl>
  );
}
