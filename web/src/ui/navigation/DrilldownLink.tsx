import { Link } from "react-aria-components/Link";
import { t } from "#web/texts/t.ts";
import { exactLabel } from "../format/exactLabel.ts";
import type { CellStop } from "./useCellStop.ts";

interface Props {
  /** undefined: no link */
  href: string | undefined;
  /** unit of the number */
  label: string;
  /** the unrounded number */
  value: string;
  /** the displayed number */
  children: string;
  /** for grids that use arrow keys instead of Tab */
  stop?: CellStop;
  /** overrides the style */
  className?: string;
}

/** A number in a table that links to its visitors. */
export function DrilldownLink({ href, label, value, children, stop, className }: Props) {
  const number = <span title={value}>{children}</span>;
  if (href === undefined) return number;
  return (
    <Link
      href={href}
      aria-label={t("{label}: {value}, view visitors", { label, value: exactLabel(children, value) })}
      {...stop}
      {...(className !== undefined && { className })}
      css={(theme) => ({
        color: "inherit",
        textDecoration: "underline",
        textDecorationColor: theme.color.border,
        textUnderlineOffset: 3,
        borderRadius: theme.radius.small,
        "&[data-hovered]": { textDecorationColor: "currentColor" },
      })}
    >
      {number}
    </Link>
  );
}
