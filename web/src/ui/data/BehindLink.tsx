import { Link } from "react-aria-components/Link";
import { t } from "#web/texts/t.ts";
import { toldExactly } from "#web/ui/format/toldExactly.ts";

interface Props {
  /** undefined: there is nothing to lead to */
  href: string | undefined;
  /** of what it is how many */
  label: string;
  /** every digit of it */
  value: string;
  /** the number as it is shown */
  children: string;
}

/** A number in a table that leads to the visitors behind it. */
export function BehindLink({ href, label, value, children }: Props) {
  const number = <span title={value}>{children}</span>;
  if (href === undefined) return number;
  return (
    <Link
      href={href}
      aria-label={t("{label}: {value}, show the visitors behind it", { label, value: toldExactly(children, value) })}
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
