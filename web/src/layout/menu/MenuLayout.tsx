import { lazy, Suspense, type ReactNode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Outlet, useLoaderData, useLocation } from "react-router-dom";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { useHasRoute } from "../knownPaths.ts";
import { useAppPlaces } from "../places/appPlaces.ts";
import { loadAuthShell } from "../shell/loadAuthShell.ts";
import { useShownProjectHref } from "../useProjectHref.ts";
import type { MenuLayoutData } from "./menuLoader.ts";
import { menuOf } from "./menuOf.ts";

const SectionMenu = lazy(() => loadAuthShell().then((part) => ({ default: part.SectionMenu })));
const SettingsMenu = lazy(() => loadAuthShell().then((part) => ({ default: part.SettingsMenu })));

/** The screen waits neither for the menu's script nor for its query. */
const Menu = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={<span />}>
    <Suspense fallback={<Skeleton shape="block" height={36} />}>{children}</Suspense>
  </ErrorBoundary>
);

/**
 * A signed-in screen with the menu of its section, by path: applications and reports have a row above the screen, which
 * keeps its full width, and the settings a list beside it. Does not wait for either query.
 */
export function MenuLayout() {
  const { menuRef } = useLoaderData<MenuLayoutData>();
  const { pathname } = useLocation();
  const hasRoute = useHasRoute();
  const menu = menuOf(pathname, useAppPlaces());
  const href = useShownProjectHref();
  if (menu)
    return (
      <div css={(theme) => ({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: theme.space.two })}>
        <Menu>
          <SectionMenu
            isRow
            selectBelow={640}
            label={menu.label}
            lines={menu.lines.filter(({ path }) => hasRoute(path))}
            href={href}
          />
        </Menu>
        <Outlet />
      </div>
    );
  return (
    <div
      css={(theme) => ({
        display: "grid",
        gridTemplateColumns: "200px minmax(0, 1fr)",
        gap: theme.space.four,
        alignItems: "start",
        // without a menu, the screen takes the full width
        "& > :only-child": { gridColumn: "1 / -1" },
        "@media (max-width: 1023px)": { gridTemplateColumns: "minmax(0, 1fr)", gap: theme.space.two },
      })}
    >
      <Menu>
        <SettingsMenu menuRef={menuRef} />
      </Menu>
      <div css={{ minWidth: 0, maxWidth: 960 }}>
        <Outlet />
      </div>
    </div>
  );
}
