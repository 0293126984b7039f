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
      css={(t) => ({
        display: "inline-flex",
        alignItems: "flex-start",
        gap: 8,
        fontSize: t.size.body,
        lineHeight: "20px",
        cursor: "pointer",
        "&[data-disabled]": { opacity: 0.5, cursor: "not-allowed" },
        "&[data-focus-visible]": { outline: "none" },
        "&[data-focus-visible] > span:first-of-type": { outline: `2px solid ${t.color.accent}`, outlineOffset: 2 },
        [t.media.coarse]: { minHeight: t.control.touch, alignItems: "center" },
      })}
    >
      {({ isSelected, isIndeterminate }) => (
        <>
          <span
            css={(t) => ({
              flexShrink: 0,
              display: "grid",
              placeItems: "center",
              width: 16,
              height: 16,
              marginTop: 2,
              border: `1px solid ${isSelected || isIndeterminate ? t.color.accentFill : t.color.muted}`,
              borderRadius: t.radius.small,
              background: isSelected || isIndeterminate ? t.color.accentFill : t.color.raised,
              color: t.color.accentText,
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
