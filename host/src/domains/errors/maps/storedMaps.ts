// Maps that were read lately, as the same error is looked at again and again. One of 20 MB takes a few hundred
// milliseconds to read, and several times its size in memory: so few of them, and not much altogether.
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { TraceMap } from "@jridgewell/trace-mapping";
import type { EntityStore } from "#host/stores/entities.ts";
import { readMap } from "./readMap.ts";

const unpack = promisify(gunzip);
const MOST = 6;
/** Bytes of their texts. */
const MOST_BYTES = 40 * 1024 * 1024;

const cachedMaps = new Map<string, { map: TraceMap; bytes: number }>();

function cache(key: string, map: TraceMap, bytes: number): void {
  cachedMaps.set(key, { map, bytes });
  const sum = () => [...cachedMaps.values()].reduce((all, one) => all + one.bytes, 0);
  for (const oldest of cachedMaps.keys()) {
    if (cachedMaps.size <= MOST && sum() <= MOST_BYTES) return;
    cachedMaps.delete(oldest);
  }
}

/** `digest`: of its text, so that one that was replaced is not taken for the new one. */
export async function storedMap(entities: EntityStore, id: number, digest: string): Promise<TraceMap | undefined> {
  const known = cachedMaps.get(digest);
  if (known) return known.map;
  const row = await entities
    .selectFrom("source_map")
    .select(["packed", "bytes"])
    .where("source_map_id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const map = readMap((await unpack(row.packed)).toString("utf8"));
  cache(digest, map, row.bytes);
  return map;
}
