import type { ReactNode } from "react";
import { mix } from "#web/theme/contrast.ts";
import { Switch as AriaSwitch } from "react-aria-components/Switch";
import type { SwitchProps } from "react-aria-components/Switch";

interface Props extends Omit<SwitchProps, "children" | "className" | "style"> {
  children?: ReactNode;
  className?: string;
}

/** Takes effect immediately. Values submitted with a form use a Checkbox. */
export function Switch({ children, ...field }: Props) {
  return (
    <AriaSwitch
      {...field}
      css={(theme) => ({
        display: "inline-flex",
        alignItems: "center",
        gap: 10,
        fontSize: theme.size.body,
        cursor: "pointer",
        "&[data-disabled]": { opacity: 0.5, cursor: "not-allowed" },
        "&[data-focus-visible]": { outline: "none" },
        "&[data-focus-visible] > span:first-of-type": { outline: `2px solid ${theme.color.accent}`, outlineOffset: 2 },
        [theme.media.coarse]: { minHeight: theme.control.touch },
      })}
    >
      {({ isSelected }) => (
        <>
          <span
            css={(theme) => ({
              flexShrink: 0,
              width: 30,
              height: 18,
              padding: 2,
              borderRadius: 9,
              background: isSelected
                ? theme.color.accentFill
                : // brighter than one that is on, it would look on
                  mix(theme.color.raised, theme.color.muted, theme.mode === "dark" ? 0.65 : 1),
              transition: `background ${theme.motion.medium}`,
            })}
          >
            <span
              css={(theme) => ({
                display: "block",
                width: 14,
                height: 14,
                borderRadius: 7,
                background: isSelected ? theme.color.accentText : theme.color.raised,
                transform: isSelected ? "translateX(12px)" : undefined,
                transition: `transform ${theme.motion.medium}`,
              })}
            />
          </span>
          {children && <span>{children}</span>}
        </>
      )}
    </AriaSwitch>
  );
}
