/** The header of a file with the name of its project: `heatmap-Café-Köln-2026-11-23.png`. */
export function attachment(parts: readonly string[], extension: string): string {
  const words = parts.map((part) => part.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-+|-+$/g, ""));
  const name = `${words.filter(Boolean).join("-")}.${extension}`;
  const ascii = name.normalize("NFD").replaceAll(/[^\u0020-\u007e]/g, "");
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
