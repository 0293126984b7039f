// Creates the demo on the first start: its company and 90 days of history up to now. A later start adds the days since.
// If a start is interrupted, the next one writes everything again: every day is generated from its number with the same
// event ids, and ingest stores each event once.
import type { Logger } from "pino";
import { DEFAULT_SETTING } from "@sightline/schema/rest/projects/projects";
import { z } from "zod";
import type { Services } from "#host/http/services.ts";
import type { Ingest } from "#host/ingest/ingest.ts";
import { storeComments } from "#host/site/feedback/storeComments.ts";
import type { CommentRow } from "#host/site/feedback/validateComment.ts";
import { clientProfiles, makeBrands } from "./brands.ts";
import { makeChanges } from "./changes/makeChanges.ts";
import { makeCodes } from "./codes.ts";
import { makeCompany } from "./company.ts";
import { makeEndedCompany } from "./endedCompany.ts";
import { makeFunnels } from "./funnels.ts";
import { makeGoals } from "./goals.ts";
import { historyRules } from "./historyRules.ts";
import { DAY } from "./history/day.ts";
import { siteProfiles, type SiteProfile } from "./history/profiles.ts";
import { storeRecordings, type RecordingWriters } from "./recordings/storeRecordings.ts";
import { SHOP_KEY } from "./site/layout.ts";
import { makeUnpaidCompany } from "./unpaidCompany.ts";
import { writeHistory, type HistorySite } from "./writeHistory.ts";

export interface DemoParts extends Pick<RecordingWriters, "recordings"> {
  services: Pick<Services, "env" | "entities" | "now">;
  ingest: Pick<Ingest, "submitRows" | "flush">;
  progress: (step: string, share: number) => void;
  log: Pick<Logger, "info">;
  /** visits per day relative to the full demo: tests create a small one */
  scale?: number;
}

export const HISTORY_DAYS = 90;
const HOUR = 3_600_000;
const STATE = "demo";

/** `until` is missing while the initial history is being written. */
const DemoState = z.object({ origin: z.number().int(), until: z.number().optional() });
type DemoState = z.infer<typeof DemoState>;

export async function prepareDemo({
  services,
  ingest,
  recordings,
  progress,
  log,
  scale = 1,
}: DemoParts): Promise<void> {
  const { entities, env } = services;
  const now = services.now();
  const today = Math.floor(now / DAY);
  const scaled = (each: SiteProfile) => ({ ...each, visitsPerDay: each.visitsPerDay * scale });
  const profiles = siteProfiles(env.TRACKER_URL + "/demo").map(scaled);
  const allProfiles = [...profiles, ...clientProfiles().map(scaled)];
  await makeCodes(entities);
  const known = await readState(entities);
  const state: DemoState = known ?? { origin: today - HISTORY_DAYS + 1 };
  if (state.until !== undefined && now - state.until < HOUR) return;

  const step = state.until === undefined ? "making the demo's history" : "bringing the demo up to date";
  progress(step, 0);
  if (!known) await storeState(entities, state);
  await makeCompany(entities, profiles, state.origin);
  await makeGoals(entities, new Date(state.origin * DAY));
  await makeFunnels(entities, new Date(state.origin * DAY));
  await makeChanges(entities, state.origin);
  await makeEndedCompany(entities, now);
  await makeUnpaidCompany(entities, now);
  await makeBrands(entities, new Date(state.origin * DAY));
  const from = Math.max(state.until ?? 0, (today - HISTORY_DAYS + 1) * DAY);
  const started = performance.now();
  const sites = await sitesOf(entities, allProfiles);
  const shop = sites.find(({ profile }) => profile.key === SHOP_KEY);
  const days = { origin: state.origin, last: state.origin + HISTORY_DAYS - 1 };
  const store = (rows: readonly CommentRow[]) => storeComments(entities, rows);
  const [events] = await Promise.all([
    writeHistory(
      { ingest, storeComments: store },
      sites,
      { origin: state.origin, from, until: now, isNew: !known },
      (share) => progress(step, share),
    ),
    // once: later starts add days without recordings
    shop && state.until === undefined
      ? storeRecordings({ ingest, recordings, storeComments: store }, shop, days, {
          shop: env.TRACKER_URL,
          isNew: !known,
        })
      : undefined,
  ]);
  await storeState(entities, { ...state, until: now });
  log.info({ events, seconds: Math.round((performance.now() - started) / 100) / 10 }, step);
}

/** A store that once contained the demo still has its members, whose passwords and API key are public. */
export async function assertNoDemo(entities: Services["entities"]): Promise<void> {
  if ((await readState(entities)) === undefined) return;
  throw new Error(
    "DATA_DIR holds the demo company, whose passwords are published; set DATA_DIR to another folder, or PUBLIC_URL and TRACKER_URL to localhost",
  );
}

async function readState(entities: Services["entities"]): Promise<DemoState | undefined> {
  const row = await entities.selectFrom("host_state").select("value").where("key", "=", STATE).executeTakeFirst();
  return row && DemoState.parse(JSON.parse(row.value));
}

async function storeState(entities: Services["entities"], state: DemoState): Promise<void> {
  const value = JSON.stringify(state);
  await entities
    .insertInto("host_state")
    .values({ key: STATE, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

async function sitesOf(entities: Services["entities"], profiles: readonly SiteProfile[]): Promise<HistorySite[]> {
  const keys = profiles.map(({ key }) => key);
  const rows = await entities.selectFrom("widget").selectAll().where("widget_key", "in", keys).execute();
  const sites = rows.map(async (row): Promise<HistorySite[]> => {
    const project = {
      widgetId: row.widget_id,
      companyId: row.company_id,
      key: row.widget_key,
      status: row.status,
      allowedWebsites: row.allowed_websites,
      timezone: row.timezone ?? "UTC",
      blockRules: [],
      setting: { ...DEFAULT_SETTING, ...row.setting },
    };
    const rules = await historyRules(entities, row.widget_id);
    return profiles.filter(({ key }) => key === row.widget_key).map((profile) => ({ profile, project, rules }));
  });
  return (await Promise.all(sites)).flat();
}
