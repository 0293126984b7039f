import { Role } from "@sightline/schema/rest/account/account";
import { updateMember as endpoint } from "@sightline/schema/rest/team/team";
import { roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { assertOwnerStays } from "#host/members/ownerStays.ts";
import { grantedWidgets } from "./grantedWidgets.ts";
import { assertMayGrant, assertMayTouch } from "./ownerRules.ts";
import { teamMemberOf } from "./sql/teamMembers.ts";
import { teamMember } from "./teamMember.ts";

export const updateMember = route(endpoint, {
  permit: roles(0, 1),
  gather: async ({ services, caller, body }) => {
    const now = await teamMember(services.entities, caller, body.user_id);
    assertMayTouch(caller, now);
    const role = body.role ?? Role.parse(now.role);
    assertMayGrant(caller, role);
    const requested = body.widgets ?? now.widgets ?? [];
    const isSame = body.widgets === undefined && role >= 2;
    return { role, widgets: isSame ? requested : await grantedWidgets(services, caller, role, requested) };
  },
  ask: ({ entities }, { role, widgets }, { caller, body: { user_id } }) =>
    entities.transaction().execute(async (store) => {
      if (role !== 0) {
        const { role: before } = await teamMember(store, caller, user_id);
        if (before === 0) await assertOwnerStays(store, caller.companyId, user_id);
      }
      await store.updateTable("member").set({ role }).where("user_id", "=", user_id).execute();
      await store.deleteFrom("member_widget").where("user_id", "=", user_id).execute();
      if (widgets.length > 0) {
        await store
          .insertInto("member_widget")
          .values(widgets.map((widget_id) => ({ user_id, widget_id })))
          .execute();
      }
      return teamMember(store, caller, user_id);
    }),
  answer: teamMemberOf,
});
