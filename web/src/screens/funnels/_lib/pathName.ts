import { t } from "#web/texts/t.ts";
import type { PathNode } from "./readPaths.ts";

/** The name of a node of the paths between steps. `nameOf`: of a step, by its number. */
export function pathName({ kind, step, name, title }: PathNode, nameOf: (step: number) => string): string {
  if (kind === "STEP") return nameOf(step);
  if (kind === "EXIT") return t("Left the website");
  if (kind === "OTHER") return t("Other pages and events");
  return title ?? name;
}
