import type { Context } from "#gateway/context.ts";
import type { AttributeKey } from "#gateway/__generated__/resolverTypes.ts";
import { attributeKeyToWire } from "#gateway/graph/enums.ts";
import { fromGlobalId, numberFromGlobalId } from "#gateway/graph/globalId.ts";
import { attributeOf, userOf, type UserAttributeSource, type UserSource } from "./account.sources.ts";
import { getUserAttribute, getUsers } from "./account.upstream.ts";
import { ownUserId } from "./ownUserId.ts";

/** The caller's own user. Owners and admins can also access other members of the company; the host checks this. */
export async function userNode(context: Context, id: string, field: string): Promise<UserSource | null> {
  const userId = numberFromGlobalId(id, "User", field);
  const user = await context.user();
  return userOf(user?.user_id === userId ? user : await getUsers(context.upstream, userId));
}

const isKey = (key: string): key is AttributeKey => Object.hasOwn(attributeKeyToWire, key);

export async function userAttributeNode(
  context: Context,
  id: string,
  field: string,
): Promise<UserAttributeSource | null> {
  const [userId, key = ""] = fromGlobalId(id, "UserAttribute", field).split(":");
  if (!isKey(key) || userId !== String(await ownUserId(context))) return null;
  return attributeOf(await getUserAttribute(context.upstream, attributeKeyToWire[key]), Number(userId));
}
