import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Outlet, useLoaderData, useLocation } from "react-router-dom";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { namedProject } from "#web/relay/project/currentProject.ts";
import { useHasRoute } from "../knownPaths.ts";
import { useAppPlaces } from "../places/appPlaces.ts";
import { useProjectHref } from "../useProjectHref.ts";
import { MenuList } from "./MenuList.tsx";
import type { MenuLayoutData } from "./menuLoader.ts";
import { menuOf } from "./menuOf.ts";
import { SettingsMenu } from "./SettingsMenu.tsx";

/**
 * A signed-in screen with the menu of its section (settings, applications or reports, by path). Does not wait for
 * either query.
 */
export function MenuLayout() {
  const { menuRef } = useLoaderData<MenuLayoutData>();
  const { pathname, search } = useLocation();
  const hasRoute = useHasRoute();
  const menu = menuOf(pathname, useAppPlaces());
  const project = namedProject(new URLSearchParams(search));
  const href = useProjectHref(project === null ? undefined : Number(project));
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
      {menu ? (
        <MenuList label={menu.label} lines={menu.lines.filter(({ path }) => hasRoute(path))} href={href} />
      ) : (
        <ErrorBoundary fallback={<span />}>
          <Suspense fallback={<Skeleton shape="block" height={36} />}>
            <SettingsMenu menuRef={menuRef} />
          </Suspense>
        </ErrorBoundary>
      )}
      <div css={{ minWidth: 0, maxWidth: 960 }}>
        <Outlet />
      </div>
    </div>
  );
}
