// Looks up keys that the directory lacks, for projects that are newer than the last notification. Each key is looked up
// at most once in ten seconds and few at the same time, so that invented keys cost the entity store next to nothing.
import { ingestRefusals } from "@sightline/schema/rest/refusals/ingest";
import { Problem } from "#host/http/problem.ts";
import { within } from "./within.ts";

const REMEMBERED_MS = 10_000;
const MAX_REMEMBERED = 10_000;
const MAX_LOOKUPS = 4;

export function createUnknownKeys<Project>(
  lookUp: (key: string) => Promise<Project | undefined>,
  /** whether the directory lacks only projects of the last moments */
  isComplete: () => boolean,
  now: () => number,
) {
  /** until when, oldest first */
  const unknown = new Map<string, number>();
  const running = new Map<string, Promise<Project | undefined>>();

  function remember(key: string): void {
    unknown.delete(key);
    unknown.set(key, now() + REMEMBERED_MS);
    const [oldest] = unknown.keys();
    if (unknown.size > MAX_REMEMBERED && oldest !== undefined) unknown.delete(oldest);
  }

  function start(key: string): Promise<Project | undefined> {
    const lookup = lookUp(key)
      .then((project) => {
        if (!project) remember(key);
        return project;
      })
      .finally(() => running.delete(key));
    lookup.catch(() => undefined); // its callers may have stopped waiting
    running.set(key, lookup);
    return lookup;
  }

  return async function find(key: string): Promise<Project | undefined> {
    if ((unknown.get(key) ?? 0) > now()) return undefined;
    try {
      const current = running.get(key);
      if (!current && running.size >= MAX_LOOKUPS) {
        if (isComplete()) return undefined;
        throw new Error("too many lookups");
      }
      return await within(current ?? start(key));
    } catch {
      throw new Problem(ingestRefusals.unavailable(), { retryAfter: 5 });
    }
  };
}
