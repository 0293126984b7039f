import type { LucideIcon } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { useLocation } from "react-router-dom";

export interface MenuLine {
  path: string;
  label: string;
  icon: LucideIcon;
}

interface Props {
  label: string;
  lines: readonly MenuLine[];
  /** adds the search parameters that links carry over, such as the project */
  href?: (path: string) => string;
}

/** The menu next to a screen. Below 1024 px it becomes a horizontal row above the screen. */
export function MenuList({ label, lines, href = (path) => path }: Props) {
  const here = useLocation().pathname.toLowerCase();
  return (
    <nav aria-label={label}>
      <ul
        css={{
          display: "grid",
          gap: 2,
          "@media (max-width: 1023px)": { display: "flex", flexWrap: "wrap" },
        }}
      >
        {lines.map(({ path, label: text, icon: Icon }) => (
          <li key={path}>
            <Link
              href={href(path)}
              {...(here === path || here.startsWith(`${path}/`) ? { "aria-current": "page" as const } : {})}
              css={(theme) => ({
                display: "flex",
                alignItems: "center",
                gap: 10,
                height: 36,
                padding: "0 11px",
                borderRadius: theme.radius.medium,
                color: theme.color.muted,
                fontSize: theme.size.body,
                fontWeight: theme.weight.medium,
                textDecoration: "none",
                whiteSpace: "nowrap",
                cursor: "pointer",
                "& > svg": { width: 16, height: 16, strokeWidth: 1.75 },
                "&[data-hovered]": { background: theme.color.hover, color: theme.color.text },
                "&[aria-current]": { background: theme.color.accentSoft, color: theme.color.accent },
                [theme.media.coarse]: { height: theme.control.touch },
              })}
            >
              <Icon aria-hidden />
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
