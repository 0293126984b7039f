import { Link } from "react-aria-components/Link";
import { t } from "#web/texts/t.ts";
import { exactLabel } from "../format/exactLabel.ts";
import type { CellStop } from "./useCellStop.ts";

interface Props {
  /** undefined: there is nothing to lead to */
  href: string | undefined;
  /** of what it is how many */
  label: string;
  /** every digit of it */
  value: string;
  /** the number as it is shown */
  children: string;
  /** where arrows lead to it, not the tab key */
  stop?: CellStop;
  /** how it looks, where that is otherwise */
  className?: string;
}

/** A number in a table that leads to the visitors behind it. */
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
