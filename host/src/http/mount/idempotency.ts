// Idempotency keys: the same key from the same caller to the same endpoint returns the first response for 24 hours. A
// concurrent second request waits for the first one, and gets 409 if that takes too long. The store contains only a
// hash of the key, and the response encrypted with the key itself, because responses may contain secrets that are shown
// once. Errors are not stored: a refused request may be retried.
import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { Problem } from "#host/http/problem.ts";
import { openText, sealText } from "#host/http/sealedText.ts";
import type { Services } from "#host/http/services.ts";

const STORED_MS = 24 * 3_600_000;
/** a claim without a response after this time belongs to a crashed process */
const ABANDONED_MS = 60_000;
const WAIT_MS = 5000;
const RUNNING = 0;

const sha256 = (text: string) => createHash("sha256").update(text);

const keyOf = (secret: string): Buffer => sha256(`answer ${secret}`).digest();

/** True if this is the first request with its key, or if the previous one has expired. */
async function claim({ entities }: Services, id: string, now: number): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency (key, status, answer, created_at) values (${id}, ${RUNNING}, '', ${new Date(now)})
    on conflict (key) do update set status = excluded.status, answer = excluded.answer, created_at = excluded.created_at
      where idempotency.created_at < ${new Date(now - STORED_MS)}
        or (idempotency.status = ${RUNNING} and idempotency.created_at < ${new Date(now - ABANDONED_MS)})
    returning key`.execute(entities);
  return rows.length > 0;
}

/** `key`: from the caller; `scope`: the caller, the endpoint and the body of the request. */
export async function onceOnly(
  services: Services,
  scope: { caller: string; endpoint: string; body: string },
  key: string,
  work: () => Promise<string>,
  signal: AbortSignal,
): Promise<string> {
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) {
    throw new Problem(requestRefusals.idempotencyKey(), {
      field: "idempotency-key",
    });
  }
  const id = sha256(JSON.stringify([scope.caller, scope.endpoint, key])).digest("hex");
  const secret = JSON.stringify([key, sha256(scope.body).digest("hex")]);
  const { entities } = services;
  const deadline = Date.now() + WAIT_MS;
  while (!(await claim(services, id, services.now()))) {
    const first = await entities
      .selectFrom("idempotency")
      .select(["status", "answer"])
      .where("key", "=", id)
      .executeTakeFirst();
    if (first && first.status !== RUNNING) {
      try {
        return openText(first.answer, keyOf(secret));
      } catch {
        throw new Problem(requestRefusals.idempotencyKeyUsed(), {
          field: "idempotency-key",
        });
      }
    }
    if (Date.now() > deadline) {
      throw new Problem(requestRefusals.stillRunning(), { retryAfter: 2 });
    }
    await wait(25, undefined, { signal });
  }
  try {
    const answer = await work();
    await entities
      .updateTable("idempotency")
      .set({ status: 200, answer: sealText(answer, keyOf(secret)) })
      .where("key", "=", id)
      .execute();
    return answer;
  } catch (error) {
    await entities.deleteFrom("idempotency").where("key", "=", id).where("status", "=", RUNNING).execute();
    throw error;
  }
}

/** Deletes expired responses. */
export async function forgetOldAnswers({ entities, now }: Pick<Services, "entities" | "now">): Promise<void> {
  await entities
    .deleteFrom("idempotency")
    .where("created_at", "<", new Date(now() - STORED_MS))
    .execute();
}
