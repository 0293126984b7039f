import type { Context } from "#gateway/context.ts";
import { numberFromGlobalId } from "#gateway/graph/globalId.ts";
import { findProject } from "#gateway/graph/project.ts";
import type { ProjectSource } from "./projects.sources.ts";

export const projectNode = (context: Context, id: string, field: string): Promise<ProjectSource | null> =>
  findProject(context, numberFromGlobalId(id, "Project", field));
