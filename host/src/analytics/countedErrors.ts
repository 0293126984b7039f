// Which errors count, and in which group. Merged and ignored errors are read here, so that every error count uses the
// same rules. Merges are one level deep.
import type { EntityStore } from "#host/stores/entities.ts";

/** The first location in the stack, as `placeOf` of the error log reads it: `shop.js:118:24`. */
const PLACE = String.raw`extract(event.stack, '(?m)((?:https?://|/)?[^\\s()@]*?[^\\s()@/]+:\\d+(?::\\d+)?)\\)?\\s*$')`;

export interface IgnoreRule {
  part: string;
  words: string;
}

export interface CountedErrors {
  /** SQL condition on an event; needs `params` */
  where: string;
  /** SQL expression for the group that an event is counted under; needs `params` */
  group: string;
  params: Readonly<Record<string, string[]>>;
  /** the group that a group is counted under */
  rootOf(hash: string): string;
  /** the group and all groups merged into it */
  partsOf(root: string): string[];
}

/**
 * SQL condition for errors matched by these ignore rules; undefined if there are none. Parameter names start with
 * `prefix`.
 */
export function ignoredSql(
  rules: readonly IgnoreRule[],
  prefix = "err",
): { sql: string; params: Record<string, string[]> } | undefined {
  const found = (part: string, text: string) => {
    const words = rules.filter((rule) => rule.part === part).map((rule) => rule.words);
    const name = `${prefix}_${part}`;
    const sql = `multiSearchAnyCaseInsensitiveUTF8(${text}, {${name}:Array(String)})`;
    return words.length > 0 ? [{ sql, params: { [name]: words } }] : [];
  };
  const conditions = [...found("message", "event.message"), ...found("file", PLACE)];
  if (conditions.length === 0) return undefined;
  return {
    sql: `(${conditions.map(({ sql }) => sql).join(" OR ")})`,
    params: Object.assign({}, ...conditions.map(({ params }) => params)) as Record<string, string[]>,
  };
}

export async function countedErrors(entities: EntityStore, widgetId: number): Promise<CountedErrors> {
  const [merges, rules] = await Promise.all([
    entities
      .selectFrom("error_merge")
      .select(["error_hash", "into_hash"])
      .where("widget_id", "=", widgetId)
      .orderBy("error_hash")
      .execute(),
    entities.selectFrom("error_rule").select(["part", "words"]).where("widget_id", "=", widgetId).execute(),
  ]);
  const into = new Map(merges.map(({ error_hash, into_hash }) => [error_hash, into_hash]));
  const ignored = ignoredSql(rules);
  return {
    where: ["type = 'error'", "error_hash != ''", ...(ignored ? [`NOT ${ignored.sql}`] : [])].join(" AND "),
    group:
      into.size === 0
        ? "error_hash"
        : "transform(error_hash, {err_from:Array(String)}, {err_into:Array(String)}, error_hash)",
    params: { err_from: [...into.keys()], err_into: [...into.values()], ...ignored?.params },
    rootOf: (hash) => into.get(hash) ?? hash,
    partsOf: (root) => [root, ...merges.filter(({ into_hash }) => into_hash === root).map((row) => row.error_hash)],
  };
}
