import { oneItemModules, sharePaths } from "@sightline/schema/rest/__generated__/shareModules";
import type { ShareableModule } from "@sightline/schema/rest/share/share";

/** Whether the module's screen shows a single item, so that the module can't be shared as a whole. */
export const needsItem = (module: ShareableModule): boolean => oneItemModules.some((one) => one === module);

/** The path that a share link opens; `param` is the encoded parameter. */
export function sharePath(module: ShareableModule, item: string, param: string): string {
  const segments = item.split("/").map(encodeURIComponent).join("/");
  return `/share/${sharePaths[module].replace("{item}", () => segments)}/${param}`;
}
