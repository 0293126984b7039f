// The routes that exist in the app. A menu shows an item only if its screen exists.
import { createContext, useContext } from "react";
import { matchRoutes, type RouteObject } from "react-router-dom";

export type HasRoute = (path: string) => boolean;

export function routeFinder(routes: RouteObject[]): HasRoute {
  return (path) => {
    const found = matchRoutes(routes, path)?.at(-1);
    return found !== undefined && found.route.path !== "*";
  };
}

export const KnownPaths = createContext<HasRoute>(() => false);

/** The routes that remain on an expired plan. All others redirect, so nothing links to them. */
export const withinExpiredPlan =
  (hasRoute: HasRoute, paths: readonly string[] | undefined): HasRoute =>
  (path) =>
    hasRoute(path) && (paths === undefined || paths.includes(path.toLowerCase()));

export const useHasRoute = () => useContext(KnownPaths);
