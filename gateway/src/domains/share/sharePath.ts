import { oneItemModules, sharePaths } from "@sightline/schema/rest/__generated__/shareModules";
import type { ShareableModule } from "@sightline/schema/rest/share/share";

/** Whether the module's screen shows a single item, so that the module can't be shared as a whole. */
export const needsItem = (module: ShareableModule): boolean => oneItemModules.some((one) => one === module);

/** A funnel's screen has its number and its name, one segment each, although only the number identifies the funnel. */
function funnelSegments(item: string): string[] {
  const [id = "", ...name] = item.split("/");
  // browsers resolve segments of dots
  return [id, name.join("-").replace(/^\.*$/, "-")];
}

/** The path that a share link opens; `param` is the encoded parameter. */
export function sharePath(module: ShareableModule, item: string, param: string): string {
  const parts = module === "funnel" ? funnelSegments(item) : item.split("/");
  const segments = parts.map(encodeURIComponent).join("/");
  return `/share/${sharePaths[module].replace("{item}", () => segments)}/${param}`;
}
