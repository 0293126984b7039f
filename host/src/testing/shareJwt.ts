// The jwt of a stored share link of Acme's shop, as the calls look it up.
import type { ShareModule } from "@sightline/schema/rest/share/share";
import type { TestHost } from "./testHost.ts";

interface GivenLink {
  modules: ShareModule;
  startDate: string;
  endDate: string;
  free_range: boolean;
  /** the shared item; without it, the whole module is shared */
  unique_module_id?: string;
}

export async function shareJwt(
  host: TestHost,
  { modules, startDate, endDate, free_range, unique_module_id = "" }: GivenLink,
): Promise<string> {
  const { entities, services, acme, members } = host;
  const link = { company_id: acme.companyId, widget_id: acme.shop.widgetId, modules, free_range, unique_module_id };
  const { share_link_id } = await entities
    .insertInto("share_link")
    .values({
      ...link,
      token_hash: crypto.randomUUID(),
      start_date: startDate,
      end_date: endDate,
      created_by: members.owner.userId,
      created_at: new Date(services.now()),
    })
    .returning("share_link_id")
    .executeTakeFirstOrThrow();
  return services.tokens.signShare({ ...link, share_link_id, startDate, endDate, preset: null });
}
