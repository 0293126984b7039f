import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { STORED_SOURCE_MAPS, MAX_SOURCE_MAP, uploadSourceMap as call } from "@sightline/schema/rest/errors/sourceMaps";
import { errorsRefusals } from "@sightline/schema/rest/errors/refusals";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { readMap } from "./readMap.ts";
import { scriptFile } from "./scriptFile.ts";

const pack = promisify(gzip);

export const uploadSourceMap = route(call, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body }) => {
    const { widgetId } = await scopedProject(services, caller, body.widget_id);
    const file = scriptFile(body.file);
    if (!file) throw new Problem(errorsRefusals.scriptMissing(), { field: "file" });
    const bytes = Buffer.byteLength(body.map);
    if (bytes > MAX_SOURCE_MAP) throw new Problem(errorsRefusals.sourceMapTooLarge(), { field: "map" });
    const sources = readMap(body.map).sources.length;
    const packed = await pack(body.map);
    const digest = createHash("sha256").update(body.map).digest("hex");
    const made = { packed, bytes, sources, digest, created_by: caller.userId, created_at: new Date(services.now()) };
    return { key: { widget_id: widgetId, release: body.release, file }, made };
  },
  ask: ({ entities }, { key, made }) =>
    entities.transaction().execute(async (store) => {
      const stored = await store
        .insertInto("source_map")
        .values({ ...key, ...made })
        .onConflict((on) => on.columns(["widget_id", "release", "file"]).doUpdateSet(made))
        .returning(["source_map_id", "file", "sources"])
        .executeTakeFirstOrThrow();
      await store
        .deleteFrom("source_map")
        .where("widget_id", "=", key.widget_id)
        .where("source_map_id", "not in", (newest) =>
          newest
            .selectFrom("source_map")
            .select("source_map_id")
            .where("widget_id", "=", key.widget_id)
            .orderBy("created_at", "desc")
            .orderBy("source_map_id", "desc")
            .limit(STORED_SOURCE_MAPS),
        )
        .execute();
      return stored;
    }),
  answer: (stored) => stored,
});
