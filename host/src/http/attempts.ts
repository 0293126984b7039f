// Rate limit for secrets: at most 10 attempts in 15 minutes per account or share link (and for other actions that must
// be limited). Counted in the store by one atomic statement, so that parallel requests, other IP addresses or other
// processes get no additional attempts.
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Label } from "@sightline/schema/rest/refusals/message";
import { attempts, requestRefusals } from "@sightline/schema/rest/refusals/request";
import { Problem } from "./problem.ts";
import type { Services } from "./services.ts";

const MAX_ATTEMPTS = 10;
const WINDOW_MS = 15 * 60_000;

interface Limit {
  /** attempts in 15 minutes */
  max: number;
  /** what there were too many of */
  of?: Label;
}

const passwords: Limit = { max: MAX_ATTEMPTS };

/** `subject`: the owner of the secret, such as `member:ann@example.com`. */
const keyOf = (subject: string) => createHash("sha256").update(subject).digest("hex");

/** Counts an attempt before it is checked; throws RATE_LIMITED if it exceeds the limit. */
export async function recordAttempt(
  services: Services,
  subject: string,
  { max, of: things = attempts.tries } = passwords,
): Promise<void> {
  const now = services.now();
  const stale = new Date(now - WINDOW_MS);
  const { rows } = await sql<{ failures: number; window_started_at: Date }>`
    insert into login_attempt (account, failures, window_started_at) values (${keyOf(subject)}, 1, ${new Date(now)})
    on conflict (account) do update set
      failures = case when login_attempt.window_started_at <= ${stale} then 1 else least(login_attempt.failures + 1, 1000) end,
      window_started_at = case when login_attempt.window_started_at <= ${stale}
        then excluded.window_started_at else login_attempt.window_started_at end
    returning failures, window_started_at`.execute(services.entities);
  const [row] = rows;
  if (!row || row.failures <= max) return;
  const retryAfter = Math.max(1, Math.ceil((row.window_started_at.getTime() + WINDOW_MS - now) / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  const refusal =
    minutes === 1 ? requestRefusals.tryInAMinute({ things }) : requestRefusals.tryInMinutes({ things, minutes });
  throw new Problem(refusal, { retryAfter });
}

/** The correct secret was entered: clears earlier attempts. */
export async function clearAttempts(services: Services, subject: string): Promise<void> {
  await services.entities.deleteFrom("login_attempt").where("account", "=", keyOf(subject)).execute();
}

/** Deletes expired windows. */
export async function pruneAttempts({ entities, now }: Pick<Services, "entities" | "now">): Promise<void> {
  const stale = new Date(now() - WINDOW_MS);
  await entities.deleteFrom("login_attempt").where("window_started_at", "<", stale).execute();
}

const queues = new Map<string, Promise<unknown>>();

/** One attempt per subject at a time: concurrent sign-ins with the correct secret don't reach the limit. */
export async function oneAtATime<T>(subject: string, work: () => Promise<T>): Promise<T> {
  const before = queues.get(subject) ?? Promise.resolve();
  const mine = before.then(work, work);
  const settled = mine.catch(() => undefined);
  queues.set(subject, settled);
  try {
    return await mine;
  } finally {
    if (queues.get(subject) === settled) queues.delete(subject);
  }
}
