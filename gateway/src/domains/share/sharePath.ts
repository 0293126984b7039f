import type { ShareableModule } from "@sightline/schema/rest/share/share";

/** Where the screens of the modules are; `{item}` is the one thing that is shared, of one segment or several. */
const places: Record<ShareableModule, string> = {
  dashboard: "dashboard",
  analytics: "analytics",
  events: "events/{item}",
  retention: "visitor/retention",
  acquisition: "visitor/acquisition",
  map: "visitor/map",
};

/** Its screen shows one thing, and there is none for the whole module. */
export const needsItem = (module: ShareableModule): boolean => places[module].includes("{item}");

/** The address that a share link opens, from the root; `param` is the encoded parameter. */
export function sharePath(module: ShareableModule, item: string, param: string): string {
  const segments = item.split("/").map(encodeURIComponent).join("/");
  return `/share/${places[module].replace("{item}", () => segments)}/${param}`;
}
