import { getHostHealth as endpoint } from "@sightline/schema/rest/company/portal";
import { companyRefusals } from "@sightline/schema/rest/company/refusals";
import { companyCaller, roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { OPERATOR } from "#host/http/impersonation.ts";
import { storedEvents } from "./sql/storedEvents.ts";

const managers = roles(0, 1);
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, each) => all + each, 0);

export const getHostHealth = route(endpoint, {
  permit: (move) => {
    managers(move);
    if (companyCaller(move.caller).companyId !== OPERATOR) throw new Problem(companyRefusals.operatorOnly());
  },
  gather: ({ services }) => services.intake(),
  ask: async ({ entities, events }) => {
    const mails = await entities
      .selectFrom("mail")
      .select("state")
      .select((is) => is.fn.countAll<number>().as("count"))
      .groupBy("state")
      .execute();
    const mailsIn = (state: string) => Number(mails.find((each) => each.state === state)?.count ?? 0);
    return { ...(await storedEvents(events)), waiting: mailsIn("waiting"), failed: mailsIn("failed") };
  },
  answer: ({ rows, bytes, waiting, failed }, { startedAt, stats }) => ({
    started_at: new Date(startedAt).toISOString(),
    accepted: stats.accepted,
    duplicates: stats.duplicates,
    turned_away: stats.unavailable,
    rejected: sum(stats.refused) + stats.rejectedByStore,
    rejected_by_field: Object.entries(stats.refused)
      .map(([field, count]) => ({ field, events: count }))
      .toSorted((a, b) => b.events - a.events),
    dropped: sum(stats.dropped),
    waiting: stats.waiting,
    lag_ms: stats.lag,
    log_bytes: stats.logBytes,
    stored_events: rows,
    stored_bytes: bytes,
    mails_waiting: waiting,
    mails_failed: failed,
  }),
});
