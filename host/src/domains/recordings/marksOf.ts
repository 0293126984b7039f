import type { RecordingMark } from "@sightline/schema/rest/recordings/recordings";
import type { Naming } from "#host/analytics/filter/eventNaming.ts";
import type { ReachedGoals } from "./reachedGoals.ts";
import type { MarkRow } from "./sql/sessionMarks.ts";
import type { StoredChunk } from "./sql/storedChunks.ts";

const kinds: Readonly<Record<string, RecordingMark["kind"]>> = {
  pageview: "page",
  event: "event",
  click: "click",
  outbound: "click",
  rage: "rage",
  dead: "dead",
  error: "error",
  form_submit: "event",
};

function nameOf({ kind, name, label, page, element, problem }: MarkRow, naming: Naming): string {
  if (kind === "pageview") return page;
  if (kind === "error") return problem;
  if (kind === "event") return naming.of(name).display_name || name;
  return label || name || element;
}

/** One mark for the event itself, and one for each goal that it reached. */
export function marksOf(row: MarkRow, start: number, goals: ReachedGoals["goals"], naming: Naming): RecordingMark[] {
  const place = {
    at: new Date(row.at).toISOString(),
    // the page was opened before its recording began
    at_ms: Math.max(0, row.at - start),
    url: row.address,
    selector: row.element,
  };
  const kind = kinds[row.kind];
  const own = kind && { kind, ...place, name: nameOf(row, naming), error_hash: kind === "error" ? row.error : null };
  const reached = row.reached.flatMap((n) => goals[n]?.name ?? []);
  // sent by the site's own code, for a goal that no longer exists
  if (row.kind === "goal" && reached.length === 0) reached.push(row.name);
  return [
    ...(own ? [own] : []),
    ...reached.map((name) => ({ kind: "goal" as const, ...place, name, error_hash: null })),
  ];
}

/** The forms that were not submitted, at the end of the document that they belong to. */
export const formMarks = (chunks: readonly StoredChunk[], start: number): RecordingMark[] =>
  chunks.flatMap(({ form_drops, ended, url }) =>
    Array.from({ length: form_drops }, () => ({
      kind: "form" as const,
      at: new Date(ended).toISOString(),
      at_ms: ended - start,
      name: URL.parse(url)?.pathname ?? "",
      url,
      selector: "",
      error_hash: null,
    })),
  );
