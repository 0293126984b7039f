// Each project is analyzed at most once a day, on request: the rules read whole days, so nothing changes in between.
// Previous findings retain their state and date. Findings that no longer apply are not shown.
import type { ScopedProject } from "#host/http/projectScope.ts";
import { periodOf } from "#host/analytics/scope/reportRange.ts";
import type { Services } from "#host/http/services.ts";
import { addDays, instantOf, localDay, zoneOf } from "#host/analytics/scope/zone.ts";
import type { Find, Finding, Ground } from "./finding.ts";
import { errorPage } from "./rules/errorPage.ts";
import { highExit } from "./rules/highExit.ts";
import { mobileGap } from "./rules/mobileGap.ts";
import { notFound } from "./rules/notFound.ts";
import { rageClicks } from "./rules/rageClicks.ts";
import { slowPage } from "./rules/slowPage.ts";

const rules: readonly Find[] = [errorPage, highExit, mobileGap, notFound, rageClicks, slowPage];
const DAYS = 28;

async function saveFindings(
  { entities }: Services,
  widgetId: number,
  findings: readonly Finding[],
  at: Date,
): Promise<void> {
  await entities.transaction().execute(async (store) => {
    await store
      .insertInto("recommendation_run")
      .values({ widget_id: widgetId, ran_at: at })
      .onConflict((conflict) => conflict.column("widget_id").doUpdateSet({ ran_at: at }))
      .execute();
    for (const { evidence, title, body, link_text, ...finding } of findings) {
      const texts = {
        title: JSON.stringify(title),
        body: JSON.stringify(body),
        link_text: JSON.stringify(link_text),
        evidence: JSON.stringify(evidence),
      };
      const found = { ...finding, ...texts, seen_at: at };
      const { rule: _rule, subject: _subject, ...update } = found;
      await store
        .insertInto("recommendation")
        .values({ ...found, widget_id: widgetId, created_at: at })
        .onConflict((conflict) => conflict.columns(["widget_id", "rule", "subject"]).doUpdateSet(update))
        .execute();
    }
  });
}

/** The time of the last analysis. Only recommendations found at or after it are shown. */
export async function lookedAt(services: Services, project: ScopedProject, signal: AbortSignal): Promise<Date> {
  const { entities, events, now } = services;
  const zone = zoneOf(project.timezone, 0);
  const today = localDay(now(), zone);
  const run = await entities
    .selectFrom("recommendation_run")
    .select("ran_at")
    .where("widget_id", "=", project.widgetId)
    .executeTakeFirst();
  if (run && run.ran_at.getTime() >= instantOf(today, zone)) return run.ran_at;
  const period = periodOf(addDays(today, -DAYS), addDays(today, -1), zone);
  const ground: Ground = { widgetId: project.widgetId, zone: zone.name, period };
  const findings = await Promise.all(rules.map((find) => find({ events, signal }, ground)));
  const at = new Date(now());
  await saveFindings(services, project.widgetId, findings.flat(), at);
  return at;
}
