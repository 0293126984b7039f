import type { ReactNode, Ref } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import type { ButtonProps } from "react-aria-components/Button";
import { Tooltip } from "../overlay/Tooltip.tsx";
import { buttonStyle } from "./buttonStyle.ts";
import type { ButtonSize, ButtonVariant } from "./buttonStyle.ts";

interface Props extends Omit<ButtonProps, "children" | "className" | "style" | "aria-label"> {
  /** The action: accessible name and tooltip. */
  label: string;
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Disable if a visible label is next to the button. */
  tooltip?: boolean;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, children, variant = "ghost", size = "medium", tooltip = true, ...rest }: Props) {
  const button = (
    <AriaButton
      {...rest}
      aria-label={label}
      css={[
        (theme) => buttonStyle(variant, size)(theme),
        (theme) => ({ padding: 0, width: theme.control[size], [theme.media.coarse]: { width: theme.control.touch } }),
      ]}
    >
      {children}
    </AriaButton>
  );
  return tooltip ? <Tooltip text={label}>{button}</Tooltip> : button;
}
