import type { Role } from "@sightline/schema/rest/account/account";
import { teamRefusals } from "@sightline/schema/rest/team/refusals";
import type { CompanyCaller } from "#host/http/caller.ts";
import { Problem } from "#host/http/problem.ts";
import { visibleWidgets } from "#host/members/visibleWidgets.ts";
import type { Services } from "#host/http/services.ts";

/**
 * The projects that a role is restricted to. Owners and admins see all projects. Members can't grant access to projects
 * that they can't see.
 */
export async function grantedWidgets(
  { entities }: Services,
  caller: CompanyCaller,
  role: Role,
  widgets: readonly number[],
): Promise<number[]> {
  if (role < 2 || widgets.length === 0) return [];
  const rows = await visibleWidgets(entities, caller).select("widget_id").execute();
  const visible = new Set(rows.map((row) => row.widget_id));
  const unknown = widgets.find((id) => !visible.has(id));
  if (unknown !== undefined) {
    throw new Problem(teamRefusals.projectNotFound({ id: String(unknown) }), {
      field: "widgets",
    });
  }
  return [...new Set(widgets)];
}
