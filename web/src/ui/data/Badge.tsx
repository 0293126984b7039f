import { keyframes } from "@emotion/react";
import type { Theme } from "@emotion/react";
import type { ReactNode } from "react";

type Tone = "neutral" | "accent" | "positive" | "warning" | "danger" | "info";

interface Props {
  tone?: Tone;
  /** A dot before the label; "live" makes it pulse. */
  dot?: boolean | "live";
  children: ReactNode;
  title?: string;
}

const breathe = keyframes({ "50%": { opacity: 0.35 } });

export function Badge({ tone = "neutral", dot = false, children, title }: Props) {
  return (
    <span
      title={title}
      css={(theme) => ({
        display: "inline-flex",
        alignItems: "center",
        gap: 6,
        padding: "1px 7px",
        borderRadius: theme.radius.round,
        background: ground(theme, tone),
        color: tone === "neutral" ? theme.color.muted : theme.color[tone],
        fontSize: theme.size.small,
        fontWeight: theme.weight.medium,
        lineHeight: "18px",
        whiteSpace: "nowrap",
      })}
    >
      {dot && (
        <span
          css={{
            width: 6,
            height: 6,
            borderRadius: 3,
            background: "currentColor",
            animation: dot === "live" ? `${breathe} 2s ease-in-out infinite` : undefined,
          }}
        />
      )}
      {children}
    </span>
  );
}

function ground(theme: Theme, tone: Tone): string {
  return tone === "neutral" ? theme.color.sunken : theme.color[`${tone}Soft`];
}
