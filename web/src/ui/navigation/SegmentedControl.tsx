import type { ReactNode } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { ToggleButtonGroup } from "react-aria-components/ToggleButtonGroup";
import { touchArea } from "#web/theme/touchArea.ts";
import { sideScroll } from "../layout/sideScroll.ts";

export interface Segment<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** The accessible name if the label is an icon. */
  name?: string;
  disabled?: boolean;
}

interface Props<Id extends string> {
  label: string;
  segments: readonly Segment<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  size?: "small" | "medium";
  /** Scrolls sideways instead of wrapping, if nothing around it takes its width from it. */
  isOneLine?: boolean;
}

/** More are closer together, so that the header of half a page's width remains one line. */
const FEW = 4;
/** Around and between the segments, in px. */
const PADDING = 2;

/** Two to six views of the same data. Exactly one is selected. Wraps to two lines on narrow screens. */
export function SegmentedControl<Id extends string>(props: Props<Id>) {
  const { label, segments, selected, onSelect, size = "small", isOneLine = false } = props;
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[selected]}
      onSelectionChange={(keys) => {
        const segment = segments.find((one) => keys.has(one.id));
        if (segment) onSelect(segment.id);
      }}
      css={(theme) => ({
        display: "inline-flex",
        flexWrap: "wrap",
        maxWidth: "100%",
        ...(isOneLine ? { ...sideScroll, flexWrap: "nowrap" } : {}),
        padding: PADDING,
        gap: PADDING,
        borderRadius: theme.radius.medium + 1,
        background: theme.color.sunken,
      })}
    >
      {segments.map((segment) => (
        <ToggleButton
          key={segment.id}
          id={segment.id}
          isDisabled={segment.disabled ?? false}
          {...(segment.name === undefined ? {} : { "aria-label": segment.name })}
          css={[
            touchArea,
            (theme) => ({
              display: "inline-flex",
              flex: "none",
              alignItems: "center",
              gap: 6,
              minHeight: theme.control[size] - 2 * PADDING,
              padding: `0 ${size === "medium" ? 10 : segments.length > FEW ? 6 : 8}px`,
              border: 0,
              borderRadius: theme.radius.medium - 1,
              background: "transparent",
              color: theme.color.muted,
              fontSize: theme.size.small,
              fontWeight: theme.weight.medium,
              whiteSpace: "nowrap",
              cursor: "pointer",
              "& svg": { width: 14, height: 14 },
              "&[data-hovered]": { color: theme.color.text },
              "&[data-selected]": {
                background: theme.mode === "dark" ? theme.color.borderStrong : theme.color.raised,
                color: theme.color.text,
                boxShadow: `0 0 0 1px ${theme.color.border}`,
              },
              "&[data-disabled]": { opacity: 0.5, cursor: "not-allowed" },
              "&[data-focus-visible]": { outlineOffset: -2 },
              [theme.media.coarse]: { minHeight: theme.control.touch - 2 * PADDING },
            }),
          ]}
        >
          {segment.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
