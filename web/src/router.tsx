// All routes of the app: the screens' definitions, grouped by layout. Unknown paths show that there is no such page.
import { loadQuery } from "react-relay";
import {
  createBrowserRouter,
  matchRoutes,
  redirect,
  type LoaderFunctionArgs,
  type RouteObject,
} from "react-router-dom";
import type { OperationType } from "relay-runtime";
import type { Environment } from "relay-runtime";
import { AuthLayout } from "#web/layout/AuthLayout.tsx";
import { authLoader, shouldReloadAuth } from "#web/layout/authLoader.ts";
import { BareLayout } from "#web/layout/bare/BareLayout.tsx";
import { MenuLayout } from "#web/layout/menu/MenuLayout.tsx";
import { MENU_ROUTE, menuLoader } from "#web/layout/menu/menuLoader.ts";
import { createPreloadedScreens, type PreloadScreen } from "#web/relay/preloadedScreens.ts";
import { activeProject, chooseProject } from "#web/relay/project/activeProject.ts";
import { currentProject } from "#web/relay/project/currentProject.ts";
import type { LayoutName, Screen } from "#web/relay/screen.ts";
import { ScreenFrame, type ScreenData } from "#web/relay/ScreenFrame.tsx";
import { unknownJoin } from "#web/screens/account/_lib/signUpPages.ts";
import { screens } from "#web/screens/__generated__/screens.ts";

type Target = Pick<LoaderFunctionArgs, "params"> & { url: URL };

interface ScreenHandle {
  screen: Screen;
  /** sends the query, too */
  preload(target: Target): void;
}

function screenRoute(environment: Environment, screen: Screen) {
  const preloaded = createPreloadedScreens();
  function open({ params, url: { searchParams: search } }: Target, project: string | null): ScreenData {
    void screen.preload();
    const load = (of: Environment, grant: Parameters<Screen["variables"]>[0]["grant"]) =>
      loadQuery<OperationType>(of, screen.query, screen.variables({ params, search, project, grant }), {
        fetchPolicy: "store-and-network",
      });
    if (screen.layout !== "share") return { screen, queryRef: load(environment, null) };
    return {
      screen,
      queryRef: import("#web/layout/ShareLayout.tsx")
        .then(({ openedShare }) => openedShare(params["encryptedParam"] ?? ""))
        .then(({ environment: own, grant }) => load(own, grant)),
    };
  }
  const addressOf = ({ pathname, search }: URL, project: string | null) => `${pathname}${search} ${project}`;
  const handle: ScreenHandle = {
    screen,
    preload(target) {
      const project = currentProject(target.url.searchParams);
      // requests name the active project
      if ((project ?? undefined) !== activeProject()) return;
      preloaded.add(addressOf(target.url, project), () => open(target, project));
    },
  };
  return {
    handle,
    loader({ params, request }: LoaderFunctionArgs): ScreenData {
      const url = new URL(request.url);
      const project = currentProject(url.searchParams);
      chooseProject(project);
      return preloaded.take(addressOf(url, project)) ?? open({ params, url }, project);
    },
  };
}

export function screenPreloader(routes: RouteObject[]): PreloadScreen {
  return (href, what) => {
    const url = new URL(href, window.location.origin);
    // a pressed link is focused too, and its screen already open
    if (url.href === window.location.href) return;
    const match = matchRoutes(routes, url)?.at(-1);
    const handle = match?.route.handle as ScreenHandle | undefined;
    if (what === "chunk") void handle?.screen.preload();
    else handle?.preload({ params: match?.params ?? {}, url });
  };
}

type ScreenRoute = RouteObject & { loader: (args: LoaderFunctionArgs) => ScreenData | Response };

/** Loaders resolve immediately, so the first moment renders nothing. */
const Blank = () => null;

/** A referral link of an unknown product is still a referral. */
function keepReferral(route: ScreenRoute): ScreenRoute {
  if (route.path !== "*") return route;
  return {
    ...route,
    loader: (args: LoaderFunctionArgs) => {
      const join = unknownJoin(new URL(args.request.url).pathname);
      return join ? redirect(join) : route.loader(args);
    },
  };
}

// visitors and members without a share link load none of it
const shareLayout = async () => (await import("#web/layout/ShareLayout.tsx")).ShareLayout;

export function createRouter(environment: Environment) {
  const routesOf = (layout: LayoutName): ScreenRoute[] =>
    screens
      .filter((screen) => screen.layout === layout)
      .map((screen) => ({ path: screen.path, Component: ScreenFrame, ...screenRoute(environment, screen) }));
  return createBrowserRouter([
    {
      id: "auth",
      Component: AuthLayout,
      HydrateFallback: Blank,
      loader: authLoader(environment),
      shouldRevalidate: shouldReloadAuth,
      children: [
        ...routesOf("auth"),
        {
          id: MENU_ROUTE,
          Component: MenuLayout,
          loader: menuLoader(environment),
          // the query reads only the role, and a changed role restarts the app
          shouldRevalidate: () => false,
          children: routesOf("menu"),
        },
      ],
    },
    { Component: BareLayout, HydrateFallback: Blank, children: routesOf("bare").map(keepReferral) },
    { lazy: { Component: shareLayout }, HydrateFallback: Blank, children: routesOf("share") },
  ]);
}
