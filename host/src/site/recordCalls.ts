// Chunks of recordings, sent by the recorder of a visited site. Open to every origin that the project allows.
import { type ChunkNeed, MAX_CHUNK_BYTES, recordChunk, WATCHED_HEADER } from "@sightline/schema/rest/recordings/chunks";
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import { Hono } from "hono";
import type { Logger } from "pino";
import type { z } from "zod";
import { Problem } from "#host/http/problem.ts";
import { readBytes } from "#host/ingest/intake/body.ts";
import { honoPath } from "#host/ingest/intake/honoPath.ts";
import { projectByKey } from "#host/ingest/intake/projectByKey.ts";
import type { ProjectDirectory } from "#host/ingest/projects.ts";
import type { RecordingIntake } from "#host/ingest/recordings/recordingIntake.ts";
import { cors, json, nothing, refusal } from "#host/ingest/refusal.ts";
import { addressOf, originOf } from "#host/ingest/sender.ts";

interface Parts {
  recordings: Pick<RecordingIntake, "assertOpen" | "receive">;
  projects: Pick<ProjectDirectory, "byKey">;
  log: Logger;
  /** number of trusted proxies in front of the host; 0: X-Forwarded-For is ignored */
  trustedProxies?: number;
}

const tooLarge = () => new Problem(recordingsRefusals.chunkTooLarge({ max: MAX_CHUNK_BYTES }), { field: "body" });

export function recordCalls({ recordings, projects, log, trustedProxies = 0 }: Parts): Hono {
  const app = new Hono();
  const path = honoPath(recordChunk.path);
  app.onError((error) => refusal(error, log));
  app.options(path, nothing);
  app.post(path, async (context) => {
    recordings.assertOpen(Number(context.req.header("content-length") ?? MAX_CHUNK_BYTES));
    const project = await projectByKey(projects, context.req.param("widget_key") ?? "");
    const sent = {
      project,
      ip: addressOf(context, trustedProxies),
      userAgent: context.req.header("user-agent") ?? "",
      origin: originOf(context),
    };
    const bytes = await readBytes(context.req.raw, MAX_CHUNK_BYTES, tooLarge);
    const { outcome, isWatched } = await recordings.receive(sent, bytes);
    if (outcome === "needs full snapshot") return json({ need: "full" } satisfies z.infer<typeof ChunkNeed>, 409);
    return isWatched ? new Response(null, { status: 204, headers: { ...cors, [WATCHED_HEADER]: "1" } }) : nothing();
  });
  return app;
}
