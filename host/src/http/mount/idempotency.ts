// The same key from the same caller to the same endpoint gives the first answer for 24 hours, however often it is sent.
// A second request that arrives while the first one runs waits for it, and is told 409 when that takes too long.
// The store keeps only a hash of the key, and the answer sealed with the key itself: answers may hold secrets that are
// shown once. Refusals are not kept: what was refused may be tried again.
import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { Problem } from "#host/http/problem.ts";
import type { Services } from "#host/http/services.ts";

const STORED_MS = 24 * 3_600_000;
/** a claim without an answer after this long belongs to a process that died */
const ABANDONED_MS = 60_000;
const WAIT_MS = 5000;
const RUNNING = 0;

const sha256 = (text: string) => createHash("sha256").update(text);

function seal(text: string, key: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", sha256(`answer ${key}`).digest(), nonce);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64");
}

function open(sealed: string, key: string): string {
  const bytes = Buffer.from(sealed, "base64");
  const decipher = createDecipheriv("aes-256-gcm", sha256(`answer ${key}`).digest(), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}

/** True where this request is the first of its key, or the one before it is too old to count. */
async function claim({ entities }: Services, id: string, now: number): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency (key, status, answer, created_at) values (${id}, ${RUNNING}, '', ${new Date(now)})
    on conflict (key) do update set status = excluded.status, answer = excluded.answer, created_at = excluded.created_at
      where idempotency.created_at < ${new Date(now - STORED_MS)}
        or (idempotency.status = ${RUNNING} and idempotency.created_at < ${new Date(now - ABANDONED_MS)})
    returning key`.execute(entities);
  return rows.length > 0;
}

/** `key` is the caller's own; `scope` names the caller, the endpoint and the body that the key was sent with. */
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
        return open(first.answer, secret);
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
      .set({ status: 200, answer: seal(answer, secret) })
      .where("key", "=", id)
      .execute();
    return answer;
  } catch (error) {
    await entities.deleteFrom("idempotency").where("key", "=", id).where("status", "=", RUNNING).execute();
    throw error;
  }
}

/** Drops what nobody may ask for any longer. */
export async function forgetOldAnswers({ entities, now }: Pick<Services, "entities" | "now">): Promise<void> {
  await entities
    .deleteFrom("idempotency")
    .where("created_at", "<", new Date(now() - STORED_MS))
    .execute();
}
