// The brand setting of a host name, cached for a minute because every page requests it. A missing setting is cached
// too. While the host does not respond, the last known value is returned.
import type { DomainSetting } from "@sightline/schema/rest/company/company";
import type { Context } from "#gateway/context.ts";
import { orNull } from "#gateway/graph/absent.ts";
import type { Live } from "#gateway/live/live.ts";
import { UpstreamError } from "#gateway/upstream/errors.ts";
import { getDomainSetting } from "./company.upstream.ts";

const REMEMBERED_MS = 60_000;
/** Bounds the cache: clients send host names, so there may be any number of them. */
const AT_MOST = 1000;

interface Remembered {
  at: number;
  setting: DomainSetting | null;
}

/** One cache per gateway in the process, keyed by `live`, which all contexts of a gateway share. */
const memories = new WeakMap<Live, Map<string, Remembered>>();

function memoryOf({ live }: Pick<Context, "live">): Map<string, Remembered> {
  const memory = memories.get(live) ?? new Map<string, Remembered>();
  memories.set(live, memory);
  return memory;
}

const isName = (host: string) => /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/.test(host);

export type BrandQuestion = Pick<Context, "host" | "live" | "log" | "now" | "upstream">;

/** null: no setting; undefined: the host does not respond and has not before. */
export async function brandSetting(context: BrandQuestion): Promise<DomainSetting | null | undefined> {
  const { host } = context;
  if (host.length > 255 || !isName(host)) return null;
  const memory = memoryOf(context);
  const known = memory.get(host);
  if (known !== undefined && context.now() - known.at < REMEMBERED_MS) return known.setting;
  try {
    const setting = await orNull(getDomainSetting(context.upstream, host));
    memory.delete(host);
    const [oldest] = memory.keys();
    if (memory.size >= AT_MOST && oldest !== undefined) memory.delete(oldest);
    memory.set(host, { at: context.now(), setting });
    return setting;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    context.log.warn({ err: error, host }, "the brand of a host name is not known");
    return known?.setting;
  }
}
