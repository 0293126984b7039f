import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Outlet, useLoaderData } from "react-router-dom";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import type { MenuLayoutData } from "./menuLoader.ts";
import { SettingsMenu } from "./SettingsMenu.tsx";

/** A signed-in screen with the settings beside it; below 1024 px they stand above it. The screen waits for neither. */
export function MenuLayout() {
  const { menuRef } = useLoaderData<MenuLayoutData>();
  return (
    <div
      css={(t) => ({
        display: "grid",
        gridTemplateColumns: "200px minmax(0, 1fr)",
        gap: t.space.four,
        alignItems: "start",
        "@media (max-width: 1023px)": { gridTemplateColumns: "minmax(0, 1fr)", gap: t.space.two },
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
