import { Link } from "react-aria-components/Link";
import { t } from "#web/texts/t.ts";
import { toldExactly } from "#web/ui/format/toldExactly.ts";
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
export function BehindLink({ href, label, value, children, stop, className }: Props) {
  const number = <span title={value}>{children}</span>;
  if (href === undefined) return number;
  return (
    <Link
      href={href}
      aria-label={t("{label}: {value}, show the visitors behind it", { label, value: toldExactly(children, value) })}
      {...stop}
      {...(className !== undefined && { className })}
      css={(t) => ({
        color: "inherit",
        textDecoration: "underline",
        textDecorationColor: t.color.border,
        textUnderlineOffset: 3,
        borderRadius: t.radius.small,
        "&[data-hovered]": { textDecorationColor: "currentColor" },
      })}
    >
      {number}
    </Link>
  );
}
