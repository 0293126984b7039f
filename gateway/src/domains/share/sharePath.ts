import { sharePaths } from "@sightline/schema/rest/__generated__/shareModules";
import type { ShareableModule } from "@sightline/schema/rest/share/share";

/** Its screen shows one thing, and there is none for the whole module. */
export const needsItem = (module: ShareableModule): boolean => sharePaths[module].includes("{item}");

/** The address that a share link opens, from the root; `param` is the encoded parameter. */
export function sharePath(module: ShareableModule, item: string, param: string): string {
  const segments = item.split("/").map(encodeURIComponent).join("/");
  return `/share/${sharePaths[module].replace("{item}", () => segments)}/${param}`;
}
