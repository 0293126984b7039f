import { funnelsRefusals } from "@sightline/schema/rest/funnels/refusals";
import type { Widget } from "@sightline/schema/rest/projects/projects";
import { UpstreamError } from "#gateway/upstream/errors.ts";

/** Funnels must be enabled for the project. The host refuses them too, by its own data. */
export function refuseWithoutFunnels({ feature_acl }: Pick<Widget, "feature_acl">): void {
  if (!feature_acl.includes("funnel")) throw new UpstreamError(funnelsRefusals.notIncluded());
}
