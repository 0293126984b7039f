// Notifications of the entity store (LISTEN), from all processes that use it. On PostgreSQL they have their own
// connection, which is checked and opened again when it breaks; what was sent in between is lost.
import pg from "pg";
import type { QueueBackend } from "./entities.ts";

export interface Listening {
  /** called for each notification with its payload */
  received(payload: string): void;
  /** called when notifications begin to arrive, also after an interruption: earlier ones may be missing */
  connected(): void;
  /** called when notifications no longer arrive */
  interrupted(error: unknown): void;
}

/** Milliseconds: between attempts to connect, between checks of an idle connection, and for their answer. */
const RETRY = 2000;
const CHECK = 20_000;
const PATIENCE = 5000;

/** Resolves at once: `listening` reports the connection. The returned function ends it. */
export async function listen(
  backend: QueueBackend,
  channel: string,
  listening: Listening,
): Promise<() => Promise<void>> {
  if ("pglite" in backend) {
    const unlisten = await backend.pglite.listen(channel, listening.received);
    listening.connected();
    return unlisten;
  }
  const { url } = backend;
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;

  async function connect(): Promise<void> {
    const opened = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    });
    client = opened;
    const fail = (reason: unknown) => {
      if (client !== opened) return;
      client = undefined;
      clearTimeout(timer);
      opened.end().catch(() => undefined);
      if (isEnded) return;
      listening.interrupted(reason);
      timer = setTimeout(() => void connect(), RETRY).unref();
    };
    async function check(): Promise<void> {
      try {
        await opened.query("select");
        timer = setTimeout(() => void check(), CHECK).unref();
      } catch (error) {
        fail(error);
      }
    }
    opened.on("error", fail);
    opened.on("end", () => fail(new Error("the connection ended")));
    opened.on("notification", ({ payload = "" }) => listening.received(payload));
    try {
      await opened.connect();
      await opened.query(`listen ${channel}`);
      listening.connected();
      await check();
    } catch (error) {
      fail(error);
    }
  }

  void connect();
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await client?.end();
  };
}
