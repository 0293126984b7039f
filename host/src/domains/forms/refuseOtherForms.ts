import { formsRefusals } from "@sightline/schema/rest/forms/refusals";
import type { Caller } from "#host/http/caller.ts";
import { Problem } from "#host/http/problem.ts";

/** A share link shows the saved form that it names: any other looks as if it didn't exist. */
export function refuseOtherForms(caller: Caller, formProfileId: number | undefined): void {
  if (caller.kind === "share" && caller.uniqueModuleId !== String(formProfileId))
    throw new Problem(formsRefusals.formNotFound());
}
