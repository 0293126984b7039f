// Every path of the router, with something in the place of its parameters.
import path from "node:path";
import { z } from "zod";

// a name that is made here: the walks are no part of the app, and do not compile with it
const file = path.resolve(import.meta.dirname, "../web/src/screens/__generated__/screens.ts");
const { screens } = z
  .object({ screens: z.array(z.object({ path: z.string(), layout: z.enum(["auth", "menu", "bare", "share"]) })) })
  .parse(await import(file));

const filled = (route: string) => route.replaceAll(/:\w+\??/g, "1").replace("*", "nowhere");
/** `/analytics` has a line for each number of pairs: two are enough to see. */
const isRepeated = (route: string) => /^\/analytics(\/:[^/]+){3,}/.test(route);
const pathsOf = (wanted: (layout: string) => boolean) => [
  ...new Set(
    screens.filter((one) => wanted(one.layout) && !isRepeated(one.path)).map(({ path: route }) => filled(route)),
  ),
];

/** What somebody without a session sees: those pages, and what becomes of all others. */
export const openRoutes = [...pathsOf((layout) => layout === "bare"), "/", "/settings"].filter(
  // the first ends the session, the second leads to the provider's own page
  (route) => !route.startsWith("/logout") && route !== "/google-signup",
);

/** What members see. */
export const memberRoutes = pathsOf((layout) => layout === "auth" || layout === "menu");
