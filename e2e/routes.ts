// Every path of the router, with sample values for its parameters.
import path from "node:path";
import { z } from "zod";

// computed name: the tests are not part of the app and are not compiled with it
const file = path.resolve(import.meta.dirname, "../web/src/screens/__generated__/screens.ts");
const { screens } = z
  .object({ screens: z.array(z.object({ path: z.string(), layout: z.enum(["auth", "menu", "bare", "share"]) })) })
  .parse(await import(file));

const filled = (route: string) => route.replaceAll(/:\w+\??/g, "1").replace("*", "nowhere");
/** `/analytics` has one route per number of pairs. Two are enough. */
const isRepeated = (route: string) => /^\/analytics(\/:[^/]+){3,}/.test(route);
const pathsOf = (wanted: (layout: string) => boolean) => [
  ...new Set(
    screens.filter((one) => wanted(one.layout) && !isRepeated(one.path)).map(({ path: route }) => filled(route)),
  ),
];

/** Routes without a session: the public pages, and the redirect of all others. */
export const openRoutes = [...pathsOf((layout) => layout === "bare"), "/", "/settings"].filter(
  // the first ends the session, the second redirects to the provider's own page
  (route) => !route.startsWith("/logout") && route !== "/google-signup",
);

/** Routes for members. */
export const memberRoutes = pathsOf((layout) => layout === "auth" || layout === "menu");
