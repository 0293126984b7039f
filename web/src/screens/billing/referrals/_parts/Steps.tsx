import type { ReactNode } from "react";
import { Card } from "#web/ui/layout/Card.tsx";

interface Props {
  title: string;
  /** what to do, and what comes of it */
  steps: readonly (readonly [title: string, text: string])[];
  footer?: ReactNode;
}

/** A few numbered steps, side by side where there is room. */
export function Steps({ title, steps, footer }: Props) {
  return (
    <Card title={title} footer={footer}>
      <ol
        css={(t) => ({
          display: "grid",
          gap: t.space.two,
          gridTemplateColumns: "repeat(auto-fit, minmax(200px, 1fr))",
        })}
      >
        {steps.map(([head, text], n) => (
          <li key={head} css={{ display: "flex", gap: 12 }}>
            <span
              aria-hidden
              css={(t) => ({
                flex: "none",
                width: 24,
                height: 24,
                display: "grid",
                placeItems: "center",
                borderRadius: "50%",
                background: t.color.accentSoft,
                color: t.color.accent,
                fontSize: t.size.small,
                fontWeight: t.weight.semibold,
              })}
            >
              {n + 1}
            </span>
            <div css={{ minWidth: 0 }}>
              <p css={(t) => ({ fontSize: t.size.body, fontWeight: t.weight.medium, lineHeight: "24px" })}>{head}</p>
              <p css={(t) => ({ color: t.color.muted, fontSize: t.size.body, lineHeight: "20px" })}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
