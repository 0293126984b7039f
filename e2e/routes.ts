// Every path of the router, with sample values for its parameters, and the operation of its screen.
import path from "node:path";
import { z } from "zod";

/** What the app derives a screen's variables from. */
interface ScreenArgs {
  params: Record<string, string>;
  search: URLSearchParams;
  project: null;
  grant: null;
}
const Variables = z.custom<(args: ScreenArgs) => Record<string, unknown>>((value) => typeof value === "function");

// computed name: the tests are not part of the app and are not compiled with it
const file = path.resolve(import.meta.dirname, "../web/src/screens/__generated__/screens.ts");
const { screens } = z
  .object({
    screens: z.array(
      z.object({
        path: z.string(),
        layout: z.enum(["auth", "menu", "bare", "share"]),
        query: z.object({ params: z.object({ id: z.string() }) }),
        variables: Variables,
      }),
    ),
  })
  .parse(await import(file));
type Layout = (typeof screens)[number]["layout"];

const SAMPLE = "1";
const filled = (route: string) => route.replaceAll(/:\w+\??/g, SAMPLE).replace(/^\*|\/\*/, "/nowhere");
/** `/analytics` has one route per number of pairs. Two are enough. */
const isRepeated = (route: string) => /^\/analytics(\/:[^/]+){3,}/.test(route);
const screensOf = (...layouts: Layout[]) => [
  ...new Map(
    screens
      .filter((one) => layouts.includes(one.layout) && !isRepeated(one.path))
      .map((one) => [filled(one.path), one] as const),
  ),
];
const pathsOf = (...layouts: Layout[]) => screensOf(...layouts).map(([route]) => route);

/** Routes without a session: the public pages, and the redirect of all others. */
export const openRoutes = [...pathsOf("bare"), "/", "/settings"].filter(
  // the first ends the session, the second redirects to the provider's own page
  (route) => !route.startsWith("/logout") && route !== "/google-signup",
);

/** Routes for members. */
export const memberRoutes = pathsOf("auth", "menu");

export interface Operation {
  path: string;
  /** the hash that the app sends instead of the document */
  id: string;
  variables: Record<string, unknown>;
}

/** What the app sends when a member opens these routes, for the member's first project. */
export const memberOperations: Operation[] = screensOf("auth", "menu").map(
  ([route, { path: pattern, query, variables }]) => {
    const params = Object.fromEntries([...pattern.matchAll(/:(\w+)/g)].map(([, name = ""]) => [name, SAMPLE]));
    const args = { params, search: new URLSearchParams(), project: null, grant: null };
    return { path: route, id: query.params.id, variables: variables(args) };
  },
);
