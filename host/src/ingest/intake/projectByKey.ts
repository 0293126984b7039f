import { ingestRefusals } from "@sightline/schema/rest/refusals/ingest";
import { Problem } from "#host/http/problem.ts";
import type { ProjectDirectory, TrackedProject } from "../projects.ts";

const DELETED = 9;

/** Whose key it is; throws where it is nobody's. */
export async function projectByKey(projects: Pick<ProjectDirectory, "byKey">, key: string): Promise<TrackedProject> {
  // what no store can look for is nobody's key
  const isPlain = key.isWellFormed() && !key.includes("\0");
  const project = isPlain ? await projects.byKey(key) : undefined;
  if (project && project.status !== DELETED) return project;
  throw new Problem(ingestRefusals.keyUnknown(), {
    field: "key",
  });
}
