// All projects in memory, by the key in the snippet: read when the host starts, and again what the entity store
// notifies of, so that a batch costs no lookup and events are accepted while the entity store is down. A host that
// starts meanwhile reads its own copy.
import type { Services } from "#host/http/services.ts";
import type { ConfiguredProject, SiteConfig } from "#host/site/sitePart.ts";
import type { QueueBackend } from "#host/stores/entities.ts";
import { listen } from "#host/stores/listen.ts";
import { createDropCounts } from "../blocking/dropCounts.ts";
import { firstReport } from "../installing/firstReport.ts";
import { openChangedProjects } from "./changedProjects.ts";
import { openDirectoryCopy } from "./directoryCopy.ts";
import { type KnownProject, readProjects } from "./readProjects.ts";
import { createSiteConfigs } from "./siteConfigs.ts";
import { createUnknownKeys } from "./unknownKeys.ts";
import { within } from "./within.ts";

interface Needs extends Pick<Services, "entities" | "now" | "log"> {
  queue: QueueBackend;
  dataDir: string;
  /** the configuration of a project's tracker, composed of all domains' parts */
  configOf(project: ConfiguredProject): Promise<SiteConfig>;
}

export async function openProjectDirectory(needs: Needs) {
  const { entities, now, log, queue, dataDir, configOf } = needs;
  const warn = (error: unknown) => log.warn({ err: error }, "the copy of the project directory was not written");
  const copy = openDirectoryCopy(dataDir, () => ({ projects: [...byId.values()], sites: sites.entries() }), warn);
  const copied = copy.read();
  const byId = new Map<number, KnownProject>();
  const byKey = new Map<string, KnownProject>();
  const sites = createSiteConfigs(configOf, { read: copied?.sites ?? [], changed: copy.changed });
  let isComplete = false;

  function remove(widgetId: number): void {
    const project = byId.get(widgetId);
    if (project) byKey.delete(project.key);
    byId.delete(widgetId);
  }

  function put(project: KnownProject): void {
    remove(project.widgetId);
    byId.set(project.widgetId, project);
    byKey.set(project.key, project);
  }

  /** Reads projects again; undefined: all of them. */
  async function read(ids: readonly number[] | undefined): Promise<void> {
    const projects = await readProjects(entities, ids && { ids });
    for (const id of ids ?? byId.keys()) remove(id);
    for (const project of projects) put(project);
    for (const id of ids ?? [undefined]) sites.outdate(id);
    if (!ids) isComplete = true;
    copy.changed();
  }

  const changes = openChangedProjects(read, (error) =>
    log.warn({ err: error }, "projects could not be read; ingest uses what it knew of them"),
  );
  const findUnknown = createUnknownKeys(
    async (key) => {
      const [project] = await readProjects(entities, { key });
      if (project) {
        put(project);
        copy.changed();
      }
      return project;
    },
    () => isComplete,
    now,
  );

  for (const project of copied?.projects ?? []) put(project);
  changes.addAll();
  const close = await listen(queue, "project_change", {
    received: (payload) => changes.add(Number(payload)),
    connected: () => changes.addAll(),
    interrupted(error) {
      isComplete = false;
      log.warn({ err: error }, "changes of projects are not notified; the connection is opened again");
    },
  });
  // the first requests should not have to look up each key; without the entity store, the copy has to be enough
  await within(changes.settled()).catch(() => undefined);

  return {
    ...createDropCounts(needs),
    async byKey(key: string): Promise<KnownProject | undefined> {
      const known = byKey.get(key);
      if (!known) return findUnknown(key);
      if (!changes.includes(known.widgetId)) return known;
      await within(changes.settled()).catch(() => undefined);
      return byKey.get(key);
    },
    siteOf: (project: ConfiguredProject): Promise<SiteConfig> => sites.of(project),
    /** Stores the first event of a project's tracker. Later calls cost nothing. */
    async markInstalled(widgetId: number): Promise<void> {
      const project = byId.get(widgetId);
      if (project?.isInstalled) return;
      await firstReport(entities, widgetId, new Date(now()));
      if (project) project.isInstalled = true;
    },
    async close(): Promise<void> {
      changes.close();
      await close();
      copy.close();
    },
  };
}
