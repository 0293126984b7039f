import type { ReactNode } from "react";
import { Card } from "#web/ui/layout/Card.tsx";

interface Props {
  title: string;
  /** the action and its result */
  steps: readonly (readonly [title: string, text: string])[];
  footer?: ReactNode;
}

/** A few numbered steps, side by side if there is room. */
export function Steps({ title, steps, footer }: Props) {
  return (
    <Card title={title} footer={footer}>
      <ol
        css={(theme) => ({
          display: "grid",
          gap: theme.space.two,
          gridTemplateColumns: "repeat(auto-fit, minmax(200px, 1fr))",
        })}
      >
        {steps.map(([head, text], n) => (
          <li key={head} css={{ display: "flex", gap: 12 }}>
            <span
              aria-hidden
              css={(theme) => ({
                flex: "none",
                width: 24,
                height: 24,
                display: "grid",
                placeItems: "center",
                borderRadius: "50%",
                background: theme.color.accentSoft,
                color: theme.color.accent,
                fontSize: theme.size.small,
                fontWeight: theme.weight.semibold,
              })}
            >
              {n + 1}
            </span>
            <div css={{ minWidth: 0 }}>
              <p css={(theme) => ({ fontSize: theme.size.body, fontWeight: theme.weight.medium, lineHeight: "24px" })}>
                {head}
              </p>
              <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body, lineHeight: "20px" })}>
                {text}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
