import type { ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import { t } from "#web/texts/t.ts";

interface Props {
  /** undefined: there is nothing to lead to */
  href: string | undefined;
  /** of what it is how many */
  label: string;
  value: string;
  children: ReactNode;
}

/** A number in a table that leads to the visitors behind it. */
export function BehindLink({ href, label, value, children }: Props) {
  if (href === undefined) return children;
  return (
    <Link
      href={href}
      aria-label={t("{label}: {value}, show the visitors behind it", { label, value })}
      css={(t) => ({
        color: "inherit",
        textDecoration: "underline",
        textDecorationColor: t.color.border,
        textUnderlineOffset: 3,
        borderRadius: t.radius.small,
        "&[data-hovered]": { textDecorationColor: "currentColor" },
      })}
    >
      {children}
    </Link>
  );
}
