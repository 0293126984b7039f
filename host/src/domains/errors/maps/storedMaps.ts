// A cache of recently parsed source maps, because the same error is often viewed repeatedly. A source map of 20 MB
// takes a few hundred milliseconds to parse, and several times its size in memory. Therefore the cache is limited in
// both number and total size.
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

/** `digest`: hash of the text, so that a replaced source map is not served from the cache. */
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
