import { CirclePlay } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { touchArea } from "#web/theme/touchArea.ts";

interface Props {
  href: string;
  /** the accessible name */
  label: string;
  /** overrides the style */
  className?: string;
}

const SIZE = 24;

/** An icon that leads to recordings. */
export function RecordingsLink({ href, label, className }: Props) {
  return (
    <Link
      href={href}
      aria-label={label}
      {...(className !== undefined && { className })}
      css={(theme) => ({
        ...touchArea(theme),
        display: "inline-grid",
        placeItems: "center",
        width: SIZE,
        height: SIZE,
        borderRadius: theme.radius.small,
        color: theme.color.muted,
        "&[data-hovered]": { color: theme.color.accent },
      })}
    >
      <CirclePlay size={15} aria-hidden />
    </Link>
  );
}
