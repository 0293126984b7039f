// The collection in the URL of the list: `collection=starred` for one that every project has, otherwise the list's ID.
import type { BuiltInCollection } from "#web/__generated__/RecordingListScreenQuery.graphql.ts";

export const builtIn = ["STARRED", "COMMENTED", "VIEWED", "SHARED", "FRICTION", "EXPIRING"] as const;

interface CollectionArgs {
  builtIn: BuiltInCollection | null;
  collection: string | null;
}

export function collectionArgs(search: URLSearchParams): CollectionArgs {
  const text = search.get("collection");
  const own = builtIn.find((id) => id.toLowerCase() === text);
  return { builtIn: own ?? null, collection: own ? null : text || null };
}
