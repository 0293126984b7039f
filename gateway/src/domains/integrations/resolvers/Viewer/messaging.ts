import type { ViewerResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { roleFromWire } from "#gateway/graph/enums.ts";

export const messaging: ViewerResolvers["messaging"] = async (_source, _args, context) => {
  const { principal, brandKind, messaging: settings } = context;
  if (settings === undefined || brandKind === undefined || principal.kind !== "member") return null;
  if (principal.isReadOnly === true || principal.impersonation !== undefined) return null;
  const user = await context.user();
  if (user === null) return null;
  const { user_id, name, email, role, company_id, company_name, paid_plan, created_at } = user;
  return {
    scriptUrl: settings.scriptUrl,
    appId: settings.appId,
    person: {
      userId: user_id,
      name,
      email,
      role: roleFromWire[role],
      companyId: company_id,
      companyName: company_name,
      planId: paid_plan,
      createdAt: created_at,
      identity: settings.identityOf(user_id),
    },
  };
};
