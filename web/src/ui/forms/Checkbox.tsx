import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { Checkbox as AriaCheckbox } from "react-aria-components/Checkbox";
import type { CheckboxProps } from "react-aria-components/Checkbox";

interface Props extends Omit<CheckboxProps, "children" | "className" | "style"> {
  children: ReactNode;
  className?: string;
}

export function Checkbox({ children, ...field }: Props) {
  return (
    <AriaCheckbox
      {...field}
      css={(theme) => ({
        display: "inline-flex",
        alignItems: "flex-start",
        gap: 8,
        fontSize: theme.size.body,
        lineHeight: "20px",
        cursor: "pointer",
        "&[data-disabled]": { opacity: 0.5, cursor: "not-allowed" },
        "&[data-focus-visible]": { outline: "none" },
        "&[data-focus-visible] > span:first-of-type": { outline: `2px solid ${theme.color.accent}`, outlineOffset: 2 },
        [theme.media.coarse]: { minHeight: theme.control.touch, alignItems: "center" },
      })}
    >
      {({ isSelected, isIndeterminate }) => (
        <>
          <span
            css={(theme) => ({
              flexShrink: 0,
              display: "grid",
              placeItems: "center",
              width: 16,
              height: 16,
              marginTop: 2,
              border: `1px solid ${isSelected || isIndeterminate ? theme.color.accentFill : theme.color.muted}`,
              borderRadius: theme.radius.small,
              background: isSelected || isIndeterminate ? theme.color.accentFill : theme.color.raised,
              color: theme.color.accentText,
            })}
          >
            {isIndeterminate ? <Minus size={12} strokeWidth={3} aria-hidden /> : null}
            {isSelected && !isIndeterminate ? <Check size={12} strokeWidth={3} aria-hidden /> : null}
          </span>
          <span>{children}</span>
        </>
      )}
    </AriaCheckbox>
  );
}
