import { useEffect, useRef } from "react";
import { t } from "#web/texts/t.ts";
import { VisuallyHidden } from "#web/ui/layout/VisuallyHidden.tsx";
import { sectionNames } from "./sectionNames.ts";
import { SidebarLine } from "./SidebarLine.tsx";
import { currentItem } from "./currentItem.ts";
import type { SidebarGroup } from "./sidebarGroup.ts";

interface Props {
  groups: readonly SidebarGroup[];
  href: (path: string) => string;
  pathname: string;
  isMinimised: boolean;
}

export function SidebarGroups({ groups, href, pathname, isMinimised }: Props) {
  const current = currentItem(
    groups.flatMap(({ items }) => items),
    pathname,
  );
  const list = useRef<HTMLElement>(null);
  // a long list may have scrolled away from it
  useEffect(() => {
    const box = list.current?.getBoundingClientRect();
    const line = list.current?.querySelector("[aria-current]")?.getBoundingClientRect();
    if (!list.current || !box || !line) return;
    list.current.scrollTop += Math.min(0, line.top - box.top) + Math.max(0, line.bottom - box.bottom);
  }, [current?.path]);
  return (
    <nav
      ref={list}
      aria-label={t("Screens")}
      css={{
        // contains the hidden section titles: placed by the page, they would make it scroll
        position: "relative",
        flex: 1,
        minHeight: 0,
        overflow: "hidden auto",
        padding: "8px 12px",
      }}
    >
      {groups.map(({ section, items }, at) => (
        <div key={section ?? `plain-${at}`} css={{ "& + &": { marginTop: 16 } }}>
          {section && (
            <h2
              css={(theme) => ({
                height: 24,
                padding: "0 10px",
                fontSize: theme.size.micro,
                lineHeight: "24px",
                fontWeight: theme.weight.semibold,
                letterSpacing: "0.06em",
                textTransform: "uppercase",
                color: theme.color.muted,
                overflow: "hidden",
                whiteSpace: "nowrap",
              })}
            >
              {isMinimised ? (
                <>
                  <span
                    aria-hidden
                    css={(theme) => ({ display: "block", marginTop: 11, height: 1, background: theme.color.border })}
                  />
                  <VisuallyHidden>{sectionNames[section] ?? section}</VisuallyHidden>
                </>
              ) : (
                (sectionNames[section] ?? section)
              )}
            </h2>
          )}
          <ul css={{ display: "grid", gap: 2 }}>
            {items.map((item) => (
              <li key={item.path}>
                <SidebarLine
                  item={item}
                  href={href(item.target ?? item.path)}
                  isCurrent={item === current}
                  isMinimised={isMinimised}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
