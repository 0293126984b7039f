// Visitor feedback on pages, sent by the tracker or by a site's own form. Open to every origin that the project allows,
// with rate limits.
import { submitFeedback } from "@sightline/schema/rest/feedback/submit";
import { Hono } from "hono";
import { ingestRefusals } from "@sightline/schema/rest/refusals/ingest";
import { attempts } from "@sightline/schema/rest/refusals/request";
import { recordAttempt } from "#host/http/attempts.ts";
import { Problem } from "#host/http/problem.ts";
import type { AddressHash } from "#host/http/network/addressHash.ts";
import type { Services } from "#host/http/services.ts";
import { readJson } from "#host/ingest/intake/body.ts";
import type { ProjectDirectory } from "#host/ingest/projects.ts";
import { projectByKey } from "#host/ingest/intake/projectByKey.ts";
import { nothing, refusal } from "#host/ingest/refusal.ts";
import { addressOf, originOf } from "#host/ingest/sender.ts";
import { validateComment, type CommentRow } from "./validateComment.ts";
import { takeComment, type NotifyOfComment } from "./takeComment.ts";

interface Parts {
  services: Services;
  projects: Pick<ProjectDirectory, "byKey">;
  addressHash: AddressHash;
  notify: NotifyOfComment;
}

/** Comments in 15 minutes: per IP address, which an office may share, and per project. */
const OF_ADDRESS = { max: 30, of: attempts.comments };
const OF_PROJECT = { max: 900, of: attempts.comments };

function keyOf(body: unknown): string {
  const key = typeof body === "object" && body !== null && "key" in body ? body.key : undefined;
  if (typeof key === "string" && key.length <= 100) return key;
  throw new Problem(ingestRefusals.keyMissing(), { field: "key" });
}

export function feedbackCalls({ services, projects, addressHash, notify }: Parts): Hono {
  const { env, log, now } = services;
  const app = new Hono();
  /** Detaches the comment from its visitor if the visitor was deleted while their tab was open. */
  const withoutForgotten = (row: CommentRow): CommentRow =>
    row.visitor_id && services.forgetting.isAway(row.widget_id, row.visitor_id)
      ? { ...row, visitor_id: null, session_id: null }
      : row;
  app.onError((error) => refusal(error, log));
  app.options(submitFeedback.path, nothing);
  app.post(submitFeedback.path, async (context) => {
    const body = await readJson(context.req.raw);
    const project = await projectByKey(projects, keyOf(body));
    const ip = addressOf(context, env.TRUSTED_PROXIES);
    const userAgent = context.req.header("user-agent") ?? "";
    const row = validateComment({ project, ip, userAgent, origin: originOf(context), body, at: now() });
    if (!row) return nothing();
    const sender = addressHash.traceOf(ip)?.address ?? "unknown";
    await recordAttempt(services, `comment:${project.widgetId}:${sender}`, OF_ADDRESS);
    await recordAttempt(services, `comment:${project.widgetId}`, OF_PROJECT);
    await takeComment({ services, notify }, project, withoutForgotten(row));
    return nothing();
  });
  return app;
}
