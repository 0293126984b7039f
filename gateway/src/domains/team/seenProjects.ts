import type { Context } from "#gateway/context.ts";
import { getProjects, namedProject, type ProjectNode } from "#gateway/graph/project.ts";

/** The projects with these ids that the caller may see. */
export async function seenProjects(context: Context, widgets: readonly number[]): Promise<ProjectNode[]> {
  if (widgets.length === 0) return [];
  return (await getProjects(context)).filter(({ widget_id }) => widgets.includes(widget_id));
}

/** The ids of the projects that an argument names. The caller must be able to see each of them. */
export const widgetsOf = (context: Context, ids: readonly string[]): Promise<number[]> =>
  Promise.all(ids.map(async (id) => (await namedProject(context, id, "projects")).widget_id));
