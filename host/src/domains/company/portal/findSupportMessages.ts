import { findSupportMessages as endpoint } from "@sightline/schema/rest/company/portal";
import { route } from "#host/http/route.ts";
import { portalManagers } from "../brand/whiteLabel.ts";
import { portalScope } from "./scope.ts";

const NEWEST = 50;

export const findSupportMessages = route(endpoint, {
  permit: portalManagers,
  gather: ({ services, caller }) => portalScope(services.entities, caller),
  ask: ({ entities }, { ref, companyId }) => {
    const all = entities
      .selectFrom("support_message")
      .innerJoin("company", "company.company_id", "support_message.company_id")
      .select(["support_message_id", "company_name", "from_address", "subject", "text", "support_message.created_at"])
      .orderBy("support_message_id", "desc")
      .limit(NEWEST);
    if (ref === undefined) return all.execute();
    return all
      .where("company.whitelabel_ref_id", "=", ref ?? "")
      .where("company.company_id", "<>", companyId)
      .execute();
  },
  answer: (rows) => ({
    rows: rows.map(({ from_address, created_at, ...row }) => ({
      ...row,
      from: from_address,
      created_at: created_at.toISOString(),
    })),
  }),
});
