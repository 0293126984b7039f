import { shareRefusals } from "@sightline/schema/rest/share/refusals";
import type { CompanyCaller } from "#host/http/caller.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import type { Services } from "#host/http/services.ts";

/** A link, deleted or not, of a project that the caller may view. Returns not found for any other link. */
export async function ownLink(services: Services, caller: CompanyCaller, shareLinkId: number) {
  const link = await services.entities
    .selectFrom("share_link")
    .select(["widget_id", "deleted_at"])
    .where("share_link_id", "=", shareLinkId)
    .where("company_id", "=", caller.companyId)
    .executeTakeFirst();
  if (!link) throw new Problem(shareRefusals.linkNotFound());
  await scopedProject(services, caller, link.widget_id, shareRefusals.linkNotFound());
  return link;
}
