// Addresses of heatmaps. `href` adds the project and the range.
import type { Mode } from "#web/reports/heatmap/modes.ts";
import type { Device } from "./heatmapChoices.ts";

type Href = (path: string) => string;

const withChoices = (address: string, choices: Readonly<Record<string, string | undefined>>): string => {
  const [path = "", query] = address.split("?");
  const search = new URLSearchParams(query);
  for (const [name, value] of Object.entries(choices)) if (value) search.set(name, value);
  return `${path}?${search}`;
};

export const pageHeatmapHref = (href: Href, url: string, choices: { device?: Device; mode?: Mode } = {}): string =>
  withChoices(href("/heatmap/view"), { url, ...choices });

export const savedHeatmapHref = (href: Href, heatmapProfileId: number, device?: Device): string =>
  withChoices(href(`/heatmap-v2/${heatmapProfileId}`), { device });

export const predictedHref = (href: Href, url: string, device: Device): string =>
  withChoices(href("/heatmap/ai"), { page: url, device });

export const compareHref = (href: Href, url: string): string => withChoices(href("/heatmap/split"), { url });
