import { importLog as contract } from "@sightline/schema/rest/projects/importing";
import { projectsRefusals } from "@sightline/schema/rest/projects/refusals";
import { ingestRefusals } from "@sightline/schema/rest/refusals/ingest";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";

const PAUSED = 0;
const DELETED = 9;

export const importLog = route(contract, {
  permit: roles(0, 1),
  async gather({ params, caller, services }) {
    const project = await services.logs.find(params.widget_key);
    if (!project || project.status === DELETED || project.companyId !== caller.companyId)
      throw new Problem(projectsRefusals.notFound());
    if (caller.widgetIds && !caller.widgetIds.includes(project.widgetId))
      throw new Problem(projectsRefusals.notFound());
    if (project.status === PAUSED) throw new Problem(ingestRefusals.projectPaused());
    return params.widget_key;
  },
  ask: ({ logs }, widgetKey, { body }) => logs.take(widgetKey, body),
  answer: (taken) => taken,
});
