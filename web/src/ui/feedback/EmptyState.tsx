import type { ReactNode } from "react";
import { heading } from "#web/theme/textStyle.ts";

interface Props {
  title: string;
  /** What belongs here, and when it will appear. */
  children?: ReactNode;
  /** One next step: a button or a link. */
  action?: ReactNode;
  icon?: ReactNode;
  /** Height in px of the missing content, to prevent layout shifts. */
  minHeight?: number;
  /** Replaces the whole screen, so its title is the screen's heading. */
  isScreen?: boolean;
}

export function EmptyState({ title, children, action, icon, minHeight = 200, isScreen = false }: Props) {
  const Title = isScreen ? "h1" : "p";
  return (
    <div
      css={(theme) => ({
        minHeight,
        display: "flex",
        flexDirection: "column",
        alignItems: "center",
        justifyContent: "center",
        gap: 4,
        padding: theme.space.three,
        textAlign: "center",
        "& > svg": { width: 22, height: 22, marginBottom: 6, color: theme.color.muted },
      })}
    >
      {icon}
      <Title css={(theme) => ({ ...heading(theme), fontSize: theme.size.large })}>{title}</Title>
      {children && (
        <div
          css={(theme) => ({
            maxWidth: 400,
            color: theme.color.muted,
            fontSize: theme.size.body,
            lineHeight: "20px",
            textWrap: "balance",
          })}
        >
          {children}
        </div>
      )}
      {action && <div css={{ display: "flex", gap: 8, marginTop: 12 }}>{action}</div>}
    </div>
  );
}
