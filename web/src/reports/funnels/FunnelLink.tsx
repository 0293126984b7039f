import { Funnel } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { t } from "#web/texts/t.ts";

const SIZE = 24;

/** An icon in a table row that leads to the builder of funnels. */
export function FunnelLink({ href, of }: { href: string; of: string }) {
  return (
    <Link
      href={href}
      aria-label={t("Create funnel from {name}", { name: of })}
      css={(theme) => ({
        display: "inline-grid",
        verticalAlign: "middle",
        placeItems: "center",
        width: SIZE,
        height: SIZE,
        borderRadius: theme.radius.small,
        color: theme.color.muted,
        "&[data-hovered]": { color: theme.color.accent },
      })}
    >
      <Funnel size={15} aria-hidden />
    </Link>
  );
}
