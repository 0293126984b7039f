// Routes for trackers and sites' servers: identified by the project's public key, open to every origin, no cookies.
import { randomUUID } from "node:crypto";
import {
  collectEvents,
  getFormsModule,
  getRecorder,
  getTrackerScript,
  identifyVisitor,
  initVisitor,
  markInstalled,
} from "@sightline/schema/rest/ingest";
import { getWidgetEvents } from "@sightline/schema/rest/events/rules";
import { getRecordSetting } from "@sightline/schema/rest/recordings/chunks";
import type { TrackerRule } from "#host/analytics/eventRules/trackerRules.ts";
import { Hono, type Context } from "hono";
import type { Logger } from "pino";
import { sitesOf } from "#host/ingest/enrich/referrer.ts";
import { identifyBatch } from "./identify.ts";
import type { Ingest } from "#host/ingest/ingest.ts";
import { parseBody, readBody, readJson } from "#host/ingest/intake/body.ts";
import { honoPath } from "#host/ingest/intake/honoPath.ts";
import { parseOrRefuse } from "#host/ingest/intake/validate.ts";
import { hostOf } from "#host/http/network/websites.ts";
import type { TrackedProject } from "#host/ingest/projects.ts";
import { projectByKey } from "#host/ingest/intake/projectByKey.ts";
import { json, nothing, refusal } from "#host/ingest/refusal.ts";
import { addressOf, originOf } from "#host/ingest/sender.ts";
import { answerForms, answerRecorder, answerScript } from "./script/trackerScript.ts";
import type { SiteDirectory } from "./sitePart.ts";

export interface SiteRoutesDeps {
  ingest: Ingest;
  projects: SiteDirectory;
  log: Logger;
  /** milliseconds since 1970 */
  now(): number;
  /** number of trusted proxies in front of the host; 0: X-Forwarded-For is ignored */
  trustedProxies?: number;
}

/** Milliseconds between a tracker's heartbeats. */
const HEARTBEAT = 15_000;

const isRecording = ({ recording }: TrackedProject["setting"]) => recording.is_on && recording.sample > 0;

/** A rule in its wire format; goals are excluded. */
const ofRule = ({ i, n, u = "", s, a }: TrackerRule) =>
  i === undefined ? [] : [{ event_config_id: i, event_name: n, url: u, path_name: s, action_type: a }];

export function siteRoutes(deps: SiteRoutesDeps): Hono {
  const { ingest, projects, log, now, trustedProxies = 0 } = deps;
  const app = new Hono();

  const projectOf = (key: string) => projectByKey(projects, key);

  const ofSender = (context: Context) => ({
    ip: addressOf(context, trustedProxies),
    userAgent: context.req.header("user-agent") ?? "",
    brands: context.req.header("sec-ch-ua"),
    origin: originOf(context),
  });

  async function script(context: Context): Promise<Response> {
    const { key } = parseOrRefuse(getTrackerScript.query, context.req.query());
    return answerScript(context.req.raw, await projects.siteOf(await projectOf(key)));
  }

  app.onError((error) => refusal(error, log));
  for (const path of [
    collectEvents.path,
    getRecordSetting.path,
    getWidgetEvents.path,
    identifyVisitor.path,
    initVisitor.path,
    markInstalled.path,
  ])
    app.options(honoPath(path), nothing);

  app.get(getTrackerScript.path, script);
  app.get("/js/optimize.js", script);

  app.get(getRecorder.path, async (context) => {
    const { key } = parseOrRefuse(getRecorder.query, context.req.query());
    return answerRecorder(context.req.raw, await projectOf(key));
  });

  // the same for all projects
  app.get(getFormsModule.path, (context) => answerForms(context.req.raw));

  app.post(honoPath(collectEvents.path), async (context) => {
    ingest.assertOpen();
    const project = await projectOf(context.req.param("widget_key") ?? "");
    const bytes = await readBody(context.req.raw);
    const result = await ingest.receive(bytes.length, () => ({
      project,
      body: parseBody(bytes),
      ...ofSender(context),
    }));
    return result.refused.length === 0 ? nothing() : json(result, 202);
  });

  app.post(honoPath(identifyVisitor.path), async (context) => {
    ingest.assertOpen();
    const project = await projectOf(context.req.param("widget_key") ?? "");
    const sender = ofSender(context);
    const site =
      hostOf(sender.origin ?? "") || hostOf(project.allowedWebsites[0] ?? "").replace(/^\*\./, "") || "localhost";
    const bytes = await readBody(context.req.raw);
    const { id, batch } = identifyBatch(parseBody(bytes), site, now());
    await ingest.receive(bytes.length, () => ({ project, body: batch, ...sender }));
    return json({ id });
  });

  app.post(initVisitor.path, async (context) => {
    const { key, uuid } = parseOrRefuse(initVisitor.body, await readJson(context.req.raw));
    const { allowedWebsites, setting: how } = await projectOf(key);
    const setting = { heartbeat_ms: HEARTBEAT, recording: isRecording(how), sites: sitesOf(allowedWebsites) };
    return json({ id: uuid ?? randomUUID(), setting });
  });

  app.get(honoPath(getRecordSetting.path), async (context) => {
    const project = await projectOf(context.req.param("widget_key") ?? "");
    return json(project.setting.recording);
  });

  app.get(honoPath(getWidgetEvents.path), async (context) => {
    const site = await projects.siteOf(await projectOf(context.req.param("widget_key") ?? ""));
    return json(site.rules.flatMap(ofRule));
  });

  app.get(honoPath(markInstalled.path), async (context) => {
    const project = await projectOf(context.req.param("widget_key") ?? "");
    await projects.markInstalled(project.widgetId);
    return nothing();
  });

  return app;
}
