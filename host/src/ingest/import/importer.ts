// Imports lines of a web server's log as a project's events. No import state is kept in memory between two calls: the
// store is queried for visits that continue and for lines that were imported before.
import type { ImportedLines, LogLine, SkipReason } from "@sightline/schema/rest/projects/importing";
import { SkipReason as SkipReasons } from "@sightline/schema/rest/projects/importing";
import { ingestRefusals } from "@sightline/schema/rest/refusals/ingest";
import { projectsRefusals } from "@sightline/schema/rest/projects/refusals";
import { hostOf } from "#host/http/network/websites.ts";
import { shortenedAddress } from "#host/http/network/prefix.ts";
import { Problem } from "#host/http/problem.ts";
import type { LogImport } from "#host/http/services.ts";
import type { EventStore } from "#host/stores/events.ts";
import type { Ingest } from "#host/ingest/ingest.ts";
import type { ProjectDirectory, TrackedProject } from "#host/ingest/projects.ts";
import { keyedIds } from "./keyedIds.ts";
import { isFault } from "./lines/hit.ts";
import { type Reading, readLine } from "./lines/view.ts";
import { storedSessions } from "./sql/storedSessions.ts";
import { type OwnView, visitsOf } from "./visits.ts";

export interface ImporterDeps {
  ingest: Pick<Ingest, "submitRows" | "flush">;
  projects: Pick<ProjectDirectory, "byKey">;
  events: EventStore;
  /** the installation's key */
  key: Buffer;
  /** milliseconds since 1970 */
  now(): number;
}

const KNOWN_VISITORS = 20_000;

/** `https://shop.example`; undefined if neither the caller nor the project provides one. */
function siteOf(given: string | undefined, project: TrackedProject): string | undefined {
  const named = given ?? project.allowedWebsites[0] ?? "";
  const host = hostOf(named).replace(/^\*\./, "");
  if (given !== undefined && !/^[\w.-]+$|^\[[\da-f:.]+\]$/.test(host))
    throw new Problem(ingestRefusals.site(), { field: "site" });
  return host ? `${/^https?:/i.exec(named)?.[0].toLowerCase() ?? "https:"}//${host}` : undefined;
}

/** For a host name, the part that all clients of its network share. */
const shortenedClient = (client: string) => shortenedAddress(client) || client.replace(/^[^.]+\.(?=[^.]+\.)/, "");

const spanOf = (views: readonly OwnView[]) =>
  views.reduce((span, { time }) => ({ from: Math.min(span.from, time), to: Math.max(span.to, time) }), {
    from: Infinity,
    to: -Infinity,
  });

export function createImporter({ ingest, projects, events, key, now }: ImporterDeps): LogImport {
  const id = keyedIds(key);
  const visitorIds = new Map<string, string>();

  /** Cached because the same visitors recur within a log. */
  function visitorIdOf(widgetId: number, client: string, userAgent: string): string {
    const name = `${widgetId} ${client} ${userAgent}`;
    const found = visitorIds.get(name);
    if (found !== undefined) return found;
    const made = id("visitor", widgetId, client, userAgent);
    if (visitorIds.size >= KNOWN_VISITORS) visitorIds.clear();
    visitorIds.set(name, made);
    return made;
  }

  function viewsOf(lines: readonly LogLine[], reading: Reading) {
    const views: OwnView[] = [];
    const skipped = Object.fromEntries(SkipReasons.options.map((reason) => [reason, 0])) as Record<SkipReason, number>;
    const refused: ImportedLines["refused"] = [];
    const { widgetId, setting } = reading.project;
    for (const { number, text, repeat } of lines) {
      const read = readLine(text, reading);
      if (typeof read === "string") skipped[read]++;
      else if (isFault(read)) refused.push({ number, ...read });
      else {
        const client = setting.anonymise_ip ? shortenedClient(read.client) : read.client;
        const visitorId = visitorIdOf(widgetId, client, read.userAgent ?? "");
        views.push({ ...read, visitorId, eventId: id("event", widgetId, text, repeat) });
      }
    }
    return { views, skipped, refused };
  }

  return {
    find: (widgetKey) => projects.byKey(widgetKey),
    async take(widgetKey, { site, forwarded_for: forwardedFor, any_age: anyAge, lines }) {
      const project = await projects.byKey(widgetKey);
      if (!project) throw new Problem(projectsRefusals.notFound());
      const { views, skipped, refused } = viewsOf(lines, {
        ...{ project, forwardedFor, anyAge, now: now() },
        site: siteOf(site, project),
      });
      if (views.length === 0) return { stored: 0, known: 0, skipped, refused };
      await ingest.flush().catch(() => {
        throw new Problem(ingestRefusals.linesUnchecked(), {
          retryAfter: 10,
        });
      });
      const visitors = [...new Set(views.map(({ visitorId }) => visitorId))];
      const stored = await storedSessions(events, { widget: project.widgetId, visitors, ...spanOf(views) });
      const result = await ingest.submitRows(visitsOf(project, views, stored, id));
      const [worst] = result.refused;
      if (worst) throw new Error(`a line was read as something that ingest refuses: ${worst.field} ${worst.message}`);
      return { stored: result.stored, known: result.accepted - result.stored, skipped, refused };
    },
  };
}
