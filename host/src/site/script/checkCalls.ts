// The scripts that only a member's own browser loads on a page of the website: the check of an event rule, and the
// picker of elements. The tracker loads one if the URL names a token. It is served only for the project whose member
// requested it, for ten minutes, so that a condition that a member writes for their own pages never runs on other pages,
// and that nobody else is asked to pick anything.
import { readFileSync } from "node:fs";
import { getRuleCheck } from "@sightline/schema/rest/events/rules";
import type { PageRule } from "@sightline/schema/rest/projects/pageRule";
import { Hono } from "hono";
import type { Logger } from "pino";
import { ingestRefusals } from "@sightline/schema/rest/refusals/ingest";
import { Problem } from "#host/http/problem.ts";
import type { CheckClaims, PageClaims, PickClaims, Tokens } from "#host/members/tokens.ts";
import { onAddress, ruleCode } from "#host/analytics/eventRules/trackerRules.ts";
import { honoPath } from "#host/ingest/intake/honoPath.ts";
import { projectByKey } from "#host/ingest/intake/projectByKey.ts";
import type { ProjectDirectory } from "#host/ingest/projects.ts";
import { cors, refusal } from "#host/ingest/refusal.ts";

interface Parts {
  projects: Pick<ProjectDirectory, "byKey">;
  tokens: Pick<Tokens, "readPageToken">;
  log: Logger;
  /** milliseconds since 1970 */
  now(): number;
  /** the code that follows the data */
  script?(kind: PageClaims["kind"]): string;
}

/** The data that host/tracker/src/check/main.ts reads. */
function checkOf(claims: CheckClaims, pages: PageRule, now: number): string {
  const { action_type: a, path_name: s, url, value_from: v, exp } = claims;
  const rule = ruleCode({ a, n: "", s, ...onAddress(url, pages), ...(v && { v }) });
  return `globalThis.siteTrackerCheck={rule:${rule},watched:${JSON.stringify(s)},left:${exp * 1000 - now}};`;
}

/** The data that host/tracker/src/pick/main.ts reads. */
const pickOf = ({ target, pick_id, app, exp }: PickClaims, now: number): string =>
  `globalThis.siteTrackerPick=${JSON.stringify({ target, pick: pick_id, app, left: exp * 1000 - now })};`;

function builtScript(kind: PageClaims["kind"]): string {
  try {
    return readFileSync(new URL(`../../../tracker/dist/${kind}.js`, import.meta.url), "utf8");
  } catch {
    throw new Problem(ingestRefusals.trackerNotBuilt(), { retryAfter: 60 });
  }
}

export function checkCalls({ projects, tokens, log, now, script = builtScript }: Parts): Hono {
  const app = new Hono();
  app.onError((error) => refusal(error, log));
  app.get(honoPath(getRuleCheck.path), async (context) => {
    const project = await projectByKey(projects, context.req.param("widget_key") ?? "");
    const claims = await tokens.readPageToken(context.req.param("check") ?? "");
    if (claims?.widget_id !== project.widgetId)
      throw new Problem(ingestRefusals.checkOver(), {
        field: "check",
      });
    const data = claims.kind === "pick" ? pickOf(claims, now()) : checkOf(claims, project.setting, now());
    const type = { "content-type": "text/javascript; charset=utf-8", "x-content-type-options": "nosniff" };
    return new Response(data + script(claims.kind), { headers: { ...cors, ...type, "cache-control": "no-store" } });
  });
  return app;
}
