// One entry per request with an API key. Entries are buffered and written in batches, so that logging does not delay
// requests. If writing fails for a long time, the oldest entries are dropped: the log is for debugging, not for
// billing. A crash loses at most the last second.
import type { MiddlewareHandler } from "hono";
import { sql, type Insertable } from "kysely";
import type { Logger } from "pino";
import { LOG_LIMITS } from "@sightline/schema/rest/integrations/developer";
import type { HostVariables } from "#host/http/serve/hostApp.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import type { EntityTables } from "#host/stores/__generated__/entityTables.ts";
import { addressKind } from "./addressKind.ts";

const FLUSH_MS = 1000;
const BATCH = 200;
const MAX_WAITING = 5000;
const MAX_PATH = 300;
const DAY_MS = 86_400_000;

type Line = Insertable<EntityTables["api_request"]>;

export interface RequestLog {
  note(line: Line): void;
  /** resolves when all earlier entries are written */
  flush(): Promise<void>;
  close(): Promise<void>;
}

export function createRequestLog({ entities, log }: { entities: EntityStore; log: Logger }): RequestLog {
  let waiting: Line[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      try {
        await entities.insertInto("api_request").values(batch).execute();
      } catch (error) {
        log.warn({ err: error, lines: waiting.length }, "the request log could not be written");
        waiting = waiting.slice(-MAX_WAITING);
        return;
      }
      waiting = waiting.slice(batch.length);
    }
  }

  const flush = () => (writing = writing.then(write));
  return {
    note(line) {
      waiting.push(line);
      if (waiting.length > MAX_WAITING) waiting.shift();
      if (waiting.length === BATCH) void flush();
      else timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
    },
    flush,
    close: flush,
  };
}

/** Logs the response of the next handler, if the request used a key. */
export const logKeyRequests =
  ({ keyRequests, now }: { keyRequests: RequestLog; now(): number }): MiddlewareHandler<{ Variables: HostVariables }> =>
  async (c, next) => {
    const started = performance.now();
    await next();
    const key = c.get("usedKey");
    if (!key) return;
    keyRequests.note({
      company_id: key.companyId,
      key_id: key.keyId,
      method: c.req.method,
      path: c.req.path.slice(0, MAX_PATH),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
      request_id: c.get("requestId"),
      address_kind: addressKind(key.ip),
      at: new Date(now()),
    });
  };

/** Deletes entries that are too old and, for companies with too many, all but the newest. */
export async function forgetOldRequests({ entities, now }: { entities: EntityStore; now(): number }): Promise<void> {
  const stale = new Date(now() - LOG_LIMITS.days * DAY_MS);
  await entities.deleteFrom("api_request").where("at", "<", stale).execute();
  await sql`
    delete from api_request using (
      select company_id, api_request_id as last from (
        select company_id, api_request_id,
          row_number() over (partition by company_id order by api_request_id desc) as place
        from api_request
      ) as numbered where place = ${sql.lit(LOG_LIMITS.lines + 1)}
    ) as cut
    where api_request.company_id = cut.company_id and api_request.api_request_id <= cut.last`.execute(entities);
}
