import type { ViewerResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { connectionOf } from "#gateway/graph/connection.ts";
import { projectIdOf } from "#gateway/graph/globalId.ts";
import { findProject, firstActiveProject, getProjects } from "#gateway/graph/project.ts";
import { can } from "#gateway/permissions/can.ts";
import { projectKey, projectOf } from "../projects.sources.ts";
import { getManagedWidgets } from "../projects.upstream.ts";

export const Viewer: Pick<
  ViewerResolvers,
  "currentAddress" | "project" | "projects" | "managedProjects" | "viewerCanManageProjects"
> = {
  project({ principal }, { id }, context) {
    if (id !== null && id !== undefined) return findProject(context, projectIdOf(id, "id"));
    if (principal.kind === "share") return findProject(context, principal.widgetId);
    return firstActiveProject(context);
  },

  async projects(_, { search, ...page }, context) {
    const projects = await getProjects(context);
    const wanted = search?.trim().toLocaleLowerCase() ?? "";
    const found = projects.filter(({ widget_name }) => widget_name.toLocaleLowerCase().includes(wanted));
    return connectionOf(found, page, projectKey);
  },

  async managedProjects(_, page, { upstream }) {
    return connectionOf((await getManagedWidgets(upstream)).map(projectOf), page, projectKey);
  },

  currentAddress: (_source, _args, { address }) => address || null,

  viewerCanManageProjects: (_source, _args, context) => can(context, "manageProjects"),
};
