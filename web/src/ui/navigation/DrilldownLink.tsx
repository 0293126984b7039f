import type { CSSObject, Theme } from "@emotion/react";
import { Link } from "react-aria-components/Link";
import { t } from "#web/texts/t.ts";
import { touchArea } from "#web/theme/touchArea.ts";
import { exactLabel } from "../format/exactLabel.ts";
import type { Drilldown } from "./drilldown.ts";
import { RecordingsLink } from "./RecordingsLink.tsx";
import type { CellStop } from "./useCellStop.ts";

interface Props {
  /** undefined: no links, as for zero */
  to: Drilldown | undefined;
  /** unit of the number */
  label: string;
  /** the unrounded number */
  value: string;
  /** the displayed number */
  children: string;
  /** for grids that use arrow keys instead of Tab: their cells have no room for a second link */
  stop?: CellStop;
  /** The number begins a line, without space for the icon to its left: on touch screens, the icon follows it. */
  isLeading?: boolean;
  /** overrides the style */
  className?: string;
}

const TOUCH = "@media (hover: none)";

/** A number that links to its visitors, with an icon that leads to their recordings. */
export function DrilldownLink({ to, label, value, children, stop, isLeading = false, className }: Props) {
  const shown = <span title={value}>{children}</span>;
  const number = to?.visitors ? (
    <Link
      href={to.visitors}
      aria-label={t("{label}: {value}, view visitors", { label, value: exactLabel(children, value) })}
      {...stop}
      {...(className !== undefined && { className })}
      css={(theme) => ({
        // the cells of a grid touch each other
        ...(!stop && { ...touchArea(theme), [TOUCH]: { ...leastWidth, textAlign: isLeading ? "left" : "right" } }),
        color: "inherit",
        textDecoration: "underline",
        textDecorationColor: theme.color.border,
        textUnderlineOffset: 3,
        borderRadius: theme.radius.small,
        "&[data-hovered]": { textDecorationColor: "currentColor" },
      })}
    >
      {shown}
    </Link>
  ) : (
    shown
  );
  if (stop || !to?.recordings) return number;
  return (
    <span css={[{ position: "relative", display: "inline-block" }, isLeading && { [TOUCH]: leadingNumber }]}>
      <RecordingsLink
        href={to.recordings}
        label={t("{label}: watch recordings", { label })}
        css={[besideNumber, isLeading && { [TOUCH]: afterNumber }]}
      />
      {number}
    </span>
  );
}

/** A single digit is too narrow for a finger. */
const leastWidth: CSSObject = { display: "inline-block", minWidth: 28 };

/** Left of the number, without moving it: shown with its row, and always on touch screens. */
const besideNumber = (theme: Theme): CSSObject => ({
  position: "absolute",
  right: "100%",
  top: "50%",
  transform: "translateY(-50%)",
  opacity: 0,
  transition: `opacity ${theme.motion.fast}`,
  "tr:hover &, li:hover &, tr:focus-within &, li:focus-within &": { opacity: 1 },
  [TOUCH]: { opacity: 1 },
});

const leadingNumber: CSSObject = { display: "inline-flex", flexDirection: "row-reverse", alignItems: "center", gap: 4 };

/** As high as the line. */
const afterNumber: CSSObject = {
  position: "relative",
  right: "auto",
  top: "auto",
  transform: "none",
  margin: "-4px 0",
};
