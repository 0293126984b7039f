import type { ReactElement, ReactNode } from "react";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover as AriaPopover } from "react-aria-components/Popover";
import type { PopoverProps } from "react-aria-components/Popover";
import { floatStyle } from "./floatStyle.ts";

interface Props extends Pick<PopoverProps, "placement" | "isOpen" | "onOpenChange"> {
  /** The trigger: a Button or an IconButton. */
  trigger: ReactElement;
  /** Accessible name of the dialog. */
  label: string;
  /** Inner padding in px. */
  padding?: number;
  children: ReactNode | ((close: () => void) => ReactNode);
}

export function Popover({ trigger, label, padding = 16, placement = "bottom end", children, ...open }: Props) {
  return (
    <DialogTrigger {...open}>
      {trigger}
      <AriaPopover placement={placement} offset={6} css={floatStyle}>
        <Dialog aria-label={label} css={{ outline: "none", padding, maxHeight: "inherit", overflow: "auto" }}>
          {({ close }) => (typeof children === "function" ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
