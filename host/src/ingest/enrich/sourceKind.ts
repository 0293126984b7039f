// What kind of source a referring host or a utm_source is.
import { googleSearch, sourceLists, type SourceKind } from "../data/sources.ts";

const byDomain = new Map<string, SourceKind>();
const byName = new Map<string, SourceKind>();
for (const kind of ["search", "social", "video", "email", "ai"] as const) {
  for (const domain of sourceLists[kind].domains.trim().split(/\s+/)) byDomain.set(domain, kind);
  for (const name of sourceLists[kind].names.trim().split(/\s+/)) byName.set(name, kind);
}

/** The longest listed domain decides: mail.google.com is e-mail, gemini.google.com is AI. */
export function kindOfHost(host: string): SourceKind | undefined {
  for (let at = host; at; at = at.slice(at.indexOf(".") + 1)) {
    const kind = byDomain.get(at);
    if (kind) return kind;
    if (!at.includes(".")) break;
  }
  return googleSearch.test(host) ? "search" : undefined;
}

/** A utm_source is a short name (`google`) or a host (`chatgpt.com`). */
export function kindOfSource(source: string): SourceKind | undefined {
  const text = source.trim().toLowerCase();
  return byName.get(text) ?? (text.includes(".") ? kindOfHost(text) : undefined);
}
