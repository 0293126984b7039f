// The names of the collections that every project has, and the URLs of all. A saved search has no ID in the URL: its query
// is the URL's own.
import { t } from "#web/texts/t.ts";
import { builtIn } from "./collectionArgs.ts";

const builtInLabels: Readonly<Record<(typeof builtIn)[number], string>> = {
  STARRED: t("Starred"),
  COMMENTED: t("With comments"),
  VIEWED: t("Viewed by me"),
  SHARED: t("Shared"),
  FRICTION: t("With friction"),
  EXPIRING: t("Expiring soon"),
};

export const builtInCollections = builtIn.map((id) => ({ id: id.toLowerCase(), label: builtInLabels[id] }));

/**
 * The URL of a collection. Members collect recordings of any time, so a list shows all of them; recordings with friction
 * are those of the chosen range.
 */
export function withCollection(search: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ["after", "collection"]) next.delete(name);
  if (next.get("range") === "all_time") next.delete("range");
  if (id === null) return next;
  next.set("collection", id);
  if (id === "friction") return next;
  for (const name of ["from", "to"]) next.delete(name);
  next.set("range", "all_time");
  return next;
}

/** The parts of the URL that a saved search consists of. */
const SEARCH = ["f", "seq", "sort", "unviewed", "external", "tag", "visitor"];

export const searchOf = (search: URLSearchParams): string =>
  new URLSearchParams(SEARCH.flatMap((name) => search.getAll(name).map((value) => [name, value]))).toString();

/** The URL with a saved search in place of its own. */
export function withSearch(search: URLSearchParams, saved: string): URLSearchParams {
  const next = withCollection(search, null);
  for (const name of SEARCH) next.delete(name);
  for (const [name, value] of new URLSearchParams(searchOf(new URLSearchParams(saved)))) next.append(name, value);
  return next;
}
