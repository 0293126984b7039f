import type { ShareModule } from "@sightline/schema/rest/share";

/** Where the screens of the modules are; `{item}` is the one thing that is shared, of one segment or several. */
const places: Record<ShareModule, string> = {
  dashboard: "dashboard",
  analytics: "analytics",
  events: "events/{item}",
  retention: "visitor/retention",
  acquisition: "visitor/acquisition",
  map: "visitor/map",
  feedback: "feedback/{item}",
  abtest: "abtest",
  abresult: "abResult/{item}",
  survey: "survey/{item}",
  form: "form/result/{item}",
  funnel: "funnel/{item}",
};

/** Its screen shows one thing, and there is none for the whole module. */
export const needsItem = (module: ShareModule): boolean => places[module].includes("{item}");

/** The address that a share link opens, from the root; `param` is the encoded parameter. */
export function sharePath(module: ShareModule, item: string, param: string): string {
  const segments = item.split("/").map(encodeURIComponent).join("/");
  return `/share/${places[module].replace("{item}", () => segments)}/${param}`;
}
