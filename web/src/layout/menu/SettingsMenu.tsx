import { Link } from "react-aria-components/Link";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useLocation } from "react-router-dom";
import type { SettingsMenuQuery } from "#web/__generated__/SettingsMenuQuery.graphql.ts";
import { t } from "#web/texts/t.ts";
import { useSettingsItems } from "./useSettingsItems.ts";

const settingsMenuQuery = graphql`
  query SettingsMenuQuery @preloadable {
    viewer {
      ...useSettingsItems_viewer
    }
  }
`;

export function SettingsMenu({ menuRef }: { menuRef: PreloadedQuery<SettingsMenuQuery> }) {
  const { viewer } = usePreloadedQuery<SettingsMenuQuery>(settingsMenuQuery, menuRef);
  const items = useSettingsItems(viewer);
  const { pathname } = useLocation();
  const here = pathname.toLowerCase();
  return (
    <nav aria-label={t("Settings")}>
      <ul
        css={{
          display: "grid",
          gap: 2,
          "@media (max-width: 1023px)": { display: "flex", flexWrap: "wrap" },
        }}
      >
        {items.map(({ path, label, icon: Icon }) => (
          <li key={path}>
            <Link
              href={path}
              {...(here === path || here.startsWith(`${path}/`) ? { "aria-current": "page" as const } : {})}
              css={(t) => ({
                display: "flex",
                alignItems: "center",
                gap: 10,
                height: 36,
                padding: "0 11px",
                borderRadius: t.radius.medium,
                color: t.color.muted,
                fontSize: t.size.body,
                fontWeight: t.weight.medium,
                textDecoration: "none",
                whiteSpace: "nowrap",
                cursor: "pointer",
                "& > svg": { width: 16, height: 16, strokeWidth: 1.75 },
                "&[data-hovered]": { background: t.color.hover, color: t.color.text },
                "&[aria-current]": { background: t.color.accentSoft, color: t.color.accent },
                [t.media.coarse]: { height: t.control.touch },
              })}
            >
              <Icon aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
