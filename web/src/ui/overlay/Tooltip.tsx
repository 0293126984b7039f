import type { ReactElement, ReactNode } from "react";
import { Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components/Tooltip";

interface Props {
  text: ReactNode;
  /** Exactly one focusable element: our Button or IconButton, or a RAC Focusable. */
  children: ReactElement;
  placement?: "top" | "bottom" | "left" | "right";
}

export function Tooltip({ text, children, placement = "top" }: Props) {
  return (
    <TooltipTrigger delay={400} closeDelay={80}>
      {children}
      <AriaTooltip
        placement={placement}
        offset={6}
        css={(theme) => ({
          maxWidth: 260,
          padding: "5px 8px",
          borderRadius: theme.radius.medium,
          background: theme.mode === "light" ? "#20242d" : "#e6e9ee",
          color: theme.mode === "light" ? "#ffffff" : "#14171d",
          fontSize: theme.size.small,
          lineHeight: "16px",
          zIndex: theme.z.toast,
        })}
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
