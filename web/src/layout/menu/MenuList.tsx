import { Link } from "react-aria-components/Link";
import { useLocation } from "react-router-dom";
import type { MenuIconName } from "#web/relay/__generated__/menuIcons.ts";
import { MenuIcon } from "../places/MenuIcon.tsx";
import { currentItem, type Addressed } from "../sidebar/currentItem.ts";

export interface MenuLine extends Addressed {
  label: string;
  icon: MenuIconName;
}

export interface MenuProps {
  label: string;
  lines: readonly MenuLine[];
  /** adds the search parameters that links carry over, such as the project */
  href: (path: string) => string;
}

interface Props extends MenuProps {
  isRow: boolean;
}

/** The menu beside a screen, or as a row above it. */
export function MenuList({ label, lines, href, isRow }: Props) {
  const current = currentItem(lines, useLocation().pathname);
  return (
    <nav data-print="no" aria-label={label}>
      <ul css={isRow ? { display: "flex", flexWrap: "wrap", gap: 2 } : { display: "grid", gap: 2 }}>
        {lines.map((line) => (
          <li key={line.path}>
            <Link
              href={href(line.path)}
              {...(line === current ? { "aria-current": "page" as const } : {})}
              css={(theme) => ({
                display: "flex",
                alignItems: "center",
                gap: 10,
                minHeight: 36,
                padding: "4px 11px",
                borderRadius: theme.radius.medium,
                color: theme.color.muted,
                fontSize: theme.size.body,
                fontWeight: theme.weight.medium,
                textDecoration: "none",
                // a long label beside a screen takes a second line
                whiteSpace: isRow ? "nowrap" : "normal",
                lineHeight: "18px",
                cursor: "pointer",
                "& > svg": { width: 16, height: 16, strokeWidth: 1.75, flex: "none" },
                "&[data-hovered]": { background: theme.color.hover, color: theme.color.text },
                "&[aria-current]": { background: theme.color.accentSoft, color: theme.color.accent },
                [theme.media.coarse]: { minHeight: theme.control.touch },
                // so that a row stays one row
                [theme.media.medium]: isRow ? { "& > svg": { display: "none" } } : {},
              })}
            >
              <MenuIcon name={line.icon} />
              {line.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
