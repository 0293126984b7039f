// The app's page for each of its routes: it preloads the modules of the route's screen and names its texts, which would
// otherwise be requested only after the app has started: one round trip less before the first numbers. The build lists them (web/preloads.ts).
import { z } from "zod";

const Preloads = z.array(
  z.object({
    /** of paths, as a regular expression; the first that matches is the app's route */
    pattern: z.string(),
    isForMembers: z.boolean(),
    /** of the screen's texts */
    area: z.string(),
    /** beyond those of the page itself */
    files: z.array(z.string()),
  }),
);

export interface AppPage {
  at(pathname: string, isMember: boolean): string;
}

const LOGIN = "/login";

export function appPage(page: string, list: string | undefined): AppPage {
  const routes = Preloads.parse(JSON.parse(list ?? "[]")).map(({ pattern, isForMembers, area, files }) => {
    const links = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join("");
    const head = `<meta name="texts" content="${area}">${links}</head>`;
    return { pattern: new RegExp(pattern, "i"), isForMembers, page: page.replace("</head>", () => head) };
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
