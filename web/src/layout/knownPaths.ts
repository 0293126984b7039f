// The routes that exist in the app. A menu shows an item only if its screen exists.
import { createContext, useContext } from "react";
import { matchRoutes, type RouteObject } from "react-router-dom";
import { hasParameters } from "./places/hasParameters.ts";

export type HasRoute = (path: string) => boolean;

/** The addresses of routes without parameters, in lower case. */
function* fixedPaths(routes: readonly RouteObject[], parent = ""): Generator<string> {
  for (const { path = "", children = [] } of routes) {
    const whole = path.startsWith("/") || path === "" ? path || parent : `${parent}/${path}`;
    if (path !== "" && !hasParameters(whole)) yield whole.toLowerCase();
    yield* fixedPaths(children, whole);
  }
}

/**
 * Most menu items are at a fixed address, which is looked up: matching all routes takes 2 to 5 ms, and half of the script
 * time of a first load went to the items of the menus.
 */
export function routeFinder(routes: RouteObject[]): HasRoute {
  const fixed = new Set(fixedPaths(routes));
  const others = new Map<string, boolean>();
  function matches(path: string): boolean {
    const found = matchRoutes(routes, path)?.at(-1);
    return found !== undefined && found.route.path !== "*";
  }
  return (path) => {
    if (fixed.has(path.toLowerCase())) return true;
    const known = others.get(path) ?? matches(path);
    others.set(path, known);
    return known;
  };
}

export const KnownPaths = createContext<HasRoute>(() => false);

/** The routes that remain on an expired plan. All others redirect, so nothing links to them. */
export const withinExpiredPlan =
  (hasRoute: HasRoute, paths: readonly string[] | undefined): HasRoute =>
  (path) =>
    hasRoute(path) && (paths === undefined || paths.includes(path.toLowerCase()));

export const useHasRoute = () => useContext(KnownPaths);
