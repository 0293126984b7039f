import type { ReactNode } from "react";
import { inOrder, sharePartLabel } from "./sharePartLabel.ts";

interface Props {
  title: string;
  parts: readonly string[];
  icon: ReactNode;
  isShown?: boolean;
}

export function PartList({ title, parts, icon, isShown = false }: Props) {
  return (
    <section>
      <h4 css={(theme) => ({ marginBottom: 6, fontSize: theme.size.small, fontWeight: theme.weight.medium })}>
        {title}
      </h4>
      <ul
        aria-label={title}
        css={(theme) => ({
          display: "grid",
          gridTemplateColumns: `repeat(auto-fill, minmax(${isShown ? 240 : 176}px, 1fr))`,
          gap: "4px 16px",
          margin: 0,
          padding: 0,
          listStyle: "none",
          fontSize: theme.size.small,
          lineHeight: "20px",
          color: isShown ? theme.color.text : theme.color.muted,
          "& svg": {
            width: 13,
            height: 13,
            marginTop: 4,
            flex: "none",
            color: isShown ? theme.color.positive : theme.color.muted,
          },
        })}
      >
        {inOrder(parts).map((part) => (
          <li key={part} css={{ display: "flex", gap: 8, minWidth: 0 }}>
            {icon}
            {sharePartLabel(part)}
          </li>
        ))}
      </ul>
    </section>
  );
}
