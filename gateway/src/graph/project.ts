// The projects of whoever asks. All of them come with one call an operation (the door remembers it), so that a field
// that names a project costs nothing more, and one that the viewer may not see looks like one that is not there.
import { getWidgets, type Widget } from "@sightline/schema/rest/projects";
import type { Context } from "#gateway/context.ts";
import { UpstreamError } from "#gateway/upstream/errors.ts";
import { projectIdOf } from "./globalId.ts";
import { wallClock, type WallClock } from "./wallClock.ts";

export const getProjects = (context: Pick<Context, "upstream">): Promise<Widget[]> =>
  context.upstream.call(getWidgets, { body: {} });

export async function findProject(context: Pick<Context, "upstream">, widgetId: number): Promise<Widget | undefined> {
  return (await getProjects(context)).find((widget) => widget.widget_id === widgetId);
}

/** The project that an argument names; refused, naming the argument, where the viewer has none such. */
export async function namedProject(context: Pick<Context, "upstream">, id: string, field: string): Promise<Widget> {
  const found = await findProject(context, projectIdOf(id, field));
  if (found !== undefined) return found;
  throw new UpstreamError("NOT_FOUND", "There is no such project, or you may not see it", {
    field,
  });
}

/** The wall clock of a project's reports. */
export const clockOf = (project: Pick<Widget, "timezone">, context: Pick<Context, "tz" | "now">): WallClock =>
  wallClock(project.timezone, context.tz, context.now());
