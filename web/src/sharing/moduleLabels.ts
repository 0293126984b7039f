// What a share link shows, as the graph describes it.
import { shareModuleLabels } from "./__generated__/shareModuleLabels.ts";
import { shareModulesInSentences } from "./__generated__/shareModulesInSentences.ts";
import { t } from "#web/texts/t.ts";

const sentences: Readonly<Record<string, string>> = shareModulesInSentences;
const labels: Readonly<Record<string, string>> = shareModuleLabels;

/** In a sentence. */
export const moduleLabel = (module: string): string => sentences[module] ?? t("this screen");

export const moduleName = (module: string): string => labels[module] ?? module;

const downloads: Readonly<Record<string, string>> = {
  PLAYBACK: t("Allow downloads (HTML, JSON)"),
  HEATMAP: t("Allow downloads (HTML, JSON, PNG, PDF)"),
  HEATMAP_PAGE: t("Allow downloads (HTML, JSON, PNG, PDF)"),
};

/** With the files that a guest can download. */
export const downloadsLabel = (module: string): string => downloads[module] ?? t("Allow downloads (CSV, PNG, SVG)");

interface Item {
  module: string;
  itemId: string;
  itemName: string | null | undefined;
}

/** The name of a single item, or its id: an event's id is `kind/name`, a recording's is long. */
export function itemLabel({ module, itemId, itemName }: Item): string {
  if (itemName) return itemName;
  if (module === "HEATMAP_PAGE") return itemId;
  return module === "PLAYBACK" ? itemId.slice(0, 8) : (itemId.split("/").at(-1) ?? "");
}
