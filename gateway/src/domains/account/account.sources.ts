import {
  getAvatar,
  type User as WireUser,
  type UserAttribute as WireUserAttribute,
} from "@sightline/schema/rest/account/account";
import type { Context } from "#gateway/context.ts";
import type { AttributeKey, User, UserAttribute } from "#gateway/__generated__/resolverTypes.ts";
import { roleFromWire, upper } from "#gateway/graph/enums.ts";
import { toGlobalId } from "#gateway/graph/globalId.ts";

export interface ViewerSource {
  principal: Context["principal"];
}

export interface UserSource extends User {
  __typename: "User";
}

/** The gateway serves pictures under the host's own path. A new picture gets a new URL, so no browser has it cached. */
const avatarOf = ({ email, name, avatar_at }: WireUser): string =>
  `${getAvatar.path.replace("{email}", () => encodeURIComponent(email))}?v=6&name=${encodeURIComponent(name)}${avatar_at ? `&at=${Date.parse(avatar_at)}` : ""}`;

export const userOf = (user: WireUser): UserSource => ({
  __typename: "User",
  id: toGlobalId("User", user.user_id),
  userId: user.user_id,
  name: user.name,
  email: user.email,
  role: roleFromWire[user.role],
  companyName: user.company_name,
  language: user.language,
  wantsPromotions: user.event_promo,
  avatarUrl: avatarOf(user),
  createdAt: user.created_at,
  lastLoginAt: user.last_login_at,
  timezone: user.timezone ?? null,
  pendingEmail: user.pending_email ?? null,
  hasOwnPicture: user.avatar_at != null,
  hasPassword: user.has_password ?? true,
});

export interface UserAttributeSource extends UserAttribute {
  __typename: "UserAttribute";
}

export const attributeOf = ({ key, value }: WireUserAttribute, userId: number): UserAttributeSource => {
  const name: AttributeKey = upper(key);
  return {
    __typename: "UserAttribute",
    id: toGlobalId("UserAttribute", `${userId}:${name}`),
    key: name,
    value,
  };
};
