import { ingestRefusals } from "@sightline/schema/rest/refusals/ingest";
import { Problem } from "#host/http/problem.ts";
import type { TrackedProject } from "../projects.ts";

const DELETED = 9;

/** The project with this key; throws if there is none. */
export async function projectByKey<Project extends TrackedProject>(
  projects: { byKey(key: string): Promise<Project | undefined> },
  key: string,
): Promise<Project> {
  // a key that no store can look up belongs to no project
  const isPlain = key.isWellFormed() && !key.includes("\0");
  const project = isPlain ? await projects.byKey(key) : undefined;
  if (project && project.status !== DELETED) return project;
  throw new Problem(ingestRefusals.keyUnknown(), {
    field: "key",
  });
}
