import { ingestRefusals } from "@sightline/schema/rest/refusals/ingest";
import { Problem } from "#host/http/problem.ts";
import type { TrackedProject } from "../projects.ts";

const DELETED = 9;

/** Whose key it is; throws where it is nobody's. */
export async function projectByKey<Project extends TrackedProject>(
  projects: { byKey(key: string): Promise<Project | undefined> },
  key: string,
): Promise<Project> {
  // what no store can look for is nobody's key
  const isPlain = key.isWellFormed() && !key.includes("\0");
  const project = isPlain ? await projects.byKey(key) : undefined;
  if (project && project.status !== DELETED) return project;
  throw new Problem(ingestRefusals.keyUnknown(), {
    field: "key",
  });
}
