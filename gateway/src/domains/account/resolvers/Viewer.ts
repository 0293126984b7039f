import type { ViewerResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { attributeKeyToWire } from "#gateway/graph/enums.ts";
import { can } from "#gateway/permissions/can.ts";
import { attributeOf, userOf, type ViewerSource } from "../account.sources.ts";
import { getUserAttribute } from "../account.upstream.ts";
import { memberSessions } from "../memberSessions.ts";
import { ownUserId } from "../ownUserId.ts";
import { standingFields, type StandingField } from "../standingFields.ts";

const kinds = { member: "MEMBER", tool: "TOOL", share: "SHARE", nobody: "NOBODY" } as const satisfies Record<
  ViewerSource["principal"]["kind"],
  string
>;

type Own =
  | "kind"
  | "user"
  | "session"
  | "sessions"
  | "attribute"
  | "viewerCanWrite"
  | "viewerCanWriteCode"
  | "viewerCanManageCompany";

export const Viewer: Pick<ViewerResolvers, Own | StandingField> = {
  ...standingFields,

  kind: ({ principal }) => kinds[principal.kind],

  async user(_source, _args, context) {
    const user = await context.user();
    return user && userOf(user);
  },

  session({ principal }) {
    if (principal.kind !== "member") return null;
    return {
      signedInAt: new Date(principal.signedInAt).toISOString(),
      expiresAt: new Date(principal.expiresAt).toISOString(),
      isNewUser: principal.isNewUser,
      isReadOnly: principal.isReadOnly ?? false,
      hasOwnAccount: principal.beforeDemo !== undefined,
    };
  },

  sessions: (_source, _args, { upstream }) => memberSessions(upstream),

  async attribute(_, { key }, context) {
    const [userId, attribute] = await Promise.all([
      ownUserId(context),
      getUserAttribute(context.upstream, attributeKeyToWire[key]),
    ]);
    return attributeOf(attribute, userId);
  },

  viewerCanManageCompany: (_source, _args, context) => can(context, "manageCompany"),
  viewerCanWrite: (_source, _args, context) => can(context, "write"),
  viewerCanWriteCode: (_source, _args, context) => can(context, "writeCode"),
};
