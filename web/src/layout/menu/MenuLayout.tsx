import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Outlet, useLoaderData, useLocation } from "react-router-dom";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { namedProject } from "#web/relay/project/currentProject.ts";
import { useHasRoute } from "../knownPaths.ts";
import { useAppPlaces } from "../places/appPlaces.ts";
import { useProjectHref } from "../useProjectHref.ts";
import type { MenuLayoutData } from "./menuLoader.ts";
import { menuOf } from "./menuOf.ts";
import { SectionMenu } from "./SectionMenu.tsx";
import { SettingsMenu } from "./SettingsMenu.tsx";

/**
 * A signed-in screen with the menu of its section, by path: applications and reports have a row above the screen, which
 * keeps its full width, and the settings a list beside it. Does not wait for either query.
 */
export function MenuLayout() {
  const { menuRef } = useLoaderData<MenuLayoutData>();
  const { pathname, search } = useLocation();
  const hasRoute = useHasRoute();
  const menu = menuOf(pathname, useAppPlaces());
  const project = namedProject(new URLSearchParams(search));
  const href = useProjectHref(project === null ? undefined : Number(project));
  if (menu)
    return (
      <div css={(theme) => ({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: theme.space.two })}>
        <SectionMenu
          isRow
          selectBelow={640}
          label={menu.label}
          lines={menu.lines.filter(({ path }) => hasRoute(path))}
          href={href}
        />
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
      <ErrorBoundary fallback={<span />}>
        <Suspense fallback={<Skeleton shape="block" height={36} />}>
          <SettingsMenu menuRef={menuRef} />
        </Suspense>
      </ErrorBoundary>
      <div css={{ minWidth: 0, maxWidth: 960 }}>
        <Outlet />
      </div>
    </div>
  );
}
