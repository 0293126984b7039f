import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import type { Caller } from "#host/http/caller.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject, type ScopedProject } from "#host/http/projectScope.ts";
import type { Services } from "#host/http/services.ts";

interface Asked {
  services: Services;
  caller: Caller;
  params: { key: string };
  query: { widget_id: number };
}

/** The recording's project. A share link shows the recording that it names: any other looks as if it didn't exist. */
export function callersRecording({ services, caller, params, query }: Asked): Promise<ScopedProject> {
  if (caller.kind === "share" && caller.uniqueModuleId !== params.key)
    throw new Problem(recordingsRefusals.recordingUnknown());
  return scopedProject(services, caller, query.widget_id);
}
