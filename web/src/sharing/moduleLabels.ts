// What a share link shows, as the graph describes it.
import { shareModuleLabels } from "./__generated__/shareModuleLabels.ts";
import { shareModulesInSentences } from "./__generated__/shareModulesInSentences.ts";
import { t } from "#web/texts/t.ts";

const sentences: Readonly<Record<string, string>> = shareModulesInSentences;
const labels: Readonly<Record<string, string>> = shareModuleLabels;

/** In a sentence. */
export const moduleLabel = (module: string): string => sentences[module] ?? t("this screen");

export const moduleName = (module: string): string => labels[module] ?? module;

/** With the files that a guest can download. */
export const downloadsLabel = (module: string): string =>
  module === "PLAYBACK" ? t("Allow downloads (HTML, JSON)") : t("Allow downloads (CSV, PNG, SVG)");

/** The label of a single item: an event's id is `kind/name`, a recording's is long, other ids are labels themselves. */
export const itemLabel = (itemId: string): string =>
  /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(itemId) ? itemId.slice(0, 8) : (itemId.split("/").at(-1) ?? "");
