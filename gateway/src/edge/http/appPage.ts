// The app's page for each of its routes: it preloads the modules of the route's screen and names its texts, which would
// otherwise be requested only after the app has started: one round trip less before the first numbers. Until they have
// arrived it shows the bones of the screen. The build lists them (web/preloads.ts).
import { z } from "zod";

const Preloads = z.object({
  /** HTML of what pages show first */
  paints: z.array(z.string()),
  routes: z.array(
    z.object({
      /** of paths, as a regular expression; the first that matches is the app's route */
      pattern: z.string(),
      isForMembers: z.boolean(),
      /** of the screen's texts */
      area: z.string(),
      /** beyond those of the page itself */
      files: z.array(z.string()),
      /** its place in `paints` */
      paint: z.number(),
    }),
  ),
});

const none = { paints: [], routes: [] };
const ROOT = '<div id="root">';

export interface AppPage {
  at(pathname: string, isMember: boolean): string;
}

const LOGIN = "/login";

export function appPage(page: string, list: string | undefined): AppPage {
  const { paints, routes: listed } = list === undefined ? none : Preloads.parse(JSON.parse(list));
  const routes = listed.map(({ pattern, isForMembers, area, files, paint }) => {
    const links = files
      .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
      .join("");
    const head = `<meta name="texts" content="${area}">${links}</head>`;
    const shown = page.replace("</head>", () => head).replace(ROOT, () => ROOT + (paints[paint] ?? ""));
    return { pattern: new RegExp(pattern, "i"), isForMembers, page: shown };
  });
  const routeOf = (pathname: string) => routes.find(({ pattern }) => pattern.test(pathname));
  return {
    at(pathname, isMember) {
      const route = routeOf(pathname);
      // the app sends visitors without a session to the sign-in page
      const shown = route?.isForMembers && !isMember ? routeOf(LOGIN) : route;
      return shown?.page ?? page;
    },
  };
}
