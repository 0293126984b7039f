// The caller's projects. One call per operation loads all of them, so that a field that names a project costs nothing
// more, and a project that the viewer may not see looks nonexistent.
import { getWidgets, type Widget } from "@sightline/schema/rest/projects/projects";
import { projectsRefusals } from "@sightline/schema/rest/projects/refusals";
import type { Context } from "#gateway/context.ts";
import { UpstreamError } from "#gateway/upstream/errors.ts";
import { projectIdOf } from "./globalId.ts";
import { wallClock, type WallClock } from "./wallClock.ts";

export interface ProjectNode extends Widget {
  __typename: "Project";
}

/** An area of a project (`Project.events`) fetches nothing: its source is the project. */
export const asArea = (project: ProjectNode): ProjectNode => project;

export async function getProjects({ upstream }: Pick<Context, "upstream">): Promise<ProjectNode[]> {
  const widgets = await upstream.call(getWidgets, { body: {} });
  return widgets.map((widget) => ({ __typename: "Project", ...widget }));
}

/** The project that a viewer sees who names none. */
export async function firstActiveProject({ upstream }: Pick<Context, "upstream">): Promise<ProjectNode | null> {
  const widget = (await upstream.call(getWidgets, { body: {} })).find(({ status }) => status === 1);
  return widget === undefined ? null : { __typename: "Project", ...widget };
}

export async function findProject({ projects }: Pick<Context, "projects">, id: number): Promise<ProjectNode | null> {
  const widget = await projects.load(id);
  return widget === undefined ? null : { __typename: "Project", ...widget };
}

/** The project that an argument names. If the viewer has no such project, throws an error that names the argument. */
export async function namedProject(asker: Pick<Context, "projects">, id: string, field: string): Promise<ProjectNode> {
  const found = await findProject(asker, projectIdOf(id, field));
  if (found !== null) return found;
  throw new UpstreamError(projectsRefusals.unknown(), { field });
}

/** For a subscription, whose context lives on: throws once the viewer no longer has the project. */
export async function verifyProject({ upstream }: Pick<Context, "upstream">, widgetId: number): Promise<void> {
  const found = await upstream.call(getWidgets, { body: { widget_id: widgetId } });
  if (found.length === 0) throw new UpstreamError(projectsRefusals.unknown());
}

/** The wall clock of a project's reports. */
export const clockOf = (project: Pick<Widget, "timezone">, context: Pick<Context, "tz" | "now">): WallClock =>
  wallClock(project.timezone, context.tz, context.now());
