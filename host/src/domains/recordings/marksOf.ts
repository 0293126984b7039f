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
    event_name: "",
  };
  const kind = kinds[row.kind];
  const own = kind && {
    ...{ kind, ...place, name: nameOf(row, naming), error_hash: kind === "error" ? row.error : null },
    event_name: row.kind === "event" ? naming.countedAs(row.name) : "",
  };
  const reached = row.reached.flatMap((n) => goals[n]?.name ?? []);
  // sent by the site's own code, for a goal that no longer exists
  if (row.kind === "goal" && reached.length === 0) reached.push(row.name);
  return [
    ...(own ? [own] : []),
    ...reached.map((name) => ({ kind: "goal" as const, ...place, name, error_hash: null })),
  ];
}

/** Milliseconds within which a goal is reached once. */
const ONCE = 1000;

/** One act may send several events that reach a goal: a form's fields, or its submission and an event rule's event. */
export function withoutRepeats(marks: readonly RecordingMark[]): RecordingMark[] {
  const reached = new Map<string, number>();
  return marks.filter(({ kind, name, at }) => {
    if (kind !== "goal") return true;
    const now = Date.parse(at);
    const isNew = now - (reached.get(name) ?? -Infinity) >= ONCE;
    if (isNew) reached.set(name, now);
    return isNew;
  });
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
      event_name: "",
      error_hash: null,
    })),
  );
