// The check of an event rule on a page: a script that the tracker loads if the URL names a check. It is served only for
// the project whose member started the check, for ten minutes, so that a condition that a member writes for their own
// pages never runs on other pages.
import { readFileSync } from "node:fs";
import { getRuleCheck } from "@sightline/schema/rest/events/rules";
import type { PageRule } from "@sightline/schema/rest/projects/pageRule";
import { Hono } from "hono";
import type { Logger } from "pino";
import { ingestRefusals } from "@sightline/schema/rest/refusals/ingest";
import { Problem } from "#host/http/problem.ts";
import type { CheckClaims, Tokens } from "#host/members/tokens.ts";
import { onAddress, ruleCode } from "#host/analytics/eventRules/trackerRules.ts";
import { honoPath } from "#host/ingest/intake/honoPath.ts";
import { projectByKey } from "#host/ingest/intake/projectByKey.ts";
import type { ProjectDirectory } from "#host/ingest/projects.ts";
import { cors, refusal } from "#host/ingest/refusal.ts";

interface Parts {
  projects: Pick<ProjectDirectory, "byKey">;
  tokens: Pick<Tokens, "readCheck">;
  log: Logger;
  /** milliseconds since 1970 */
  now(): number;
  /** the code that follows the check's data */
  script?(): string;
}

/** The data that host/tracker/src/check/main.ts reads. */
function checkOf(claims: CheckClaims, pages: PageRule, now: number): string {
  const { action_type: a, path_name: s, url, value_from: v, exp } = claims;
  const rule = ruleCode({ a, n: "", s, ...onAddress(url, pages), ...(v && { v }) });
  return `globalThis.siteTrackerCheck={rule:${rule},watched:${JSON.stringify(s)},left:${exp * 1000 - now}};`;
}

function builtScript(): string {
  try {
    return readFileSync(new URL("../../../tracker/dist/check.js", import.meta.url), "utf8");
  } catch {
    throw new Problem(ingestRefusals.trackerNotBuilt(), { retryAfter: 60 });
  }
}

export function checkCalls({ projects, tokens, log, now, script = builtScript }: Parts): Hono {
  const app = new Hono();
  app.onError((error) => refusal(error, log));
  app.get(honoPath(getRuleCheck.path), async (context) => {
    const project = await projectByKey(projects, context.req.param("widget_key") ?? "");
    const check = await tokens.readCheck(context.req.param("check") ?? "");
    if (check?.widget_id !== project.widgetId)
      throw new Problem(ingestRefusals.checkOver(), {
        field: "check",
      });
    const type = { "content-type": "text/javascript; charset=utf-8", "x-content-type-options": "nosniff" };
    return new Response(checkOf(check, project.setting, now()) + script(), {
      headers: { ...cors, ...type, "cache-control": "no-store" },
    });
  });
  return app;
}
