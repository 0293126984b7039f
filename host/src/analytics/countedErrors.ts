// Which errors count, and as which group: what members merged and what they do not want to hear of is read here, so
// that every number of errors goes by the same. A merge is one step deep.
import type { EntityStore } from "#host/stores/entities.ts";

/** The first place that a stack names, as `placeOf` of the error log reads it: `shop.js:118:24`. */
const PLACE = String.raw`extract(event.stack, '(?m)((?:https?://|/)?[^\\s()@]*?[^\\s()@/]+:\\d+(?::\\d+)?)\\)?\\s*$')`;

export interface IgnoreRule {
  part: string;
  words: string;
}

export interface CountedErrors {
  /** the condition of an event; needs `params` */
  where: string;
  /** an expression of the group that an event is counted as; needs `params` */
  group: string;
  params: Readonly<Record<string, string[]>>;
  /** the group that a group is counted as */
  rootOf(hash: string): string;
  /** the group, and all that are counted as it */
  partsOf(root: string): string[];
}

/** Is an error ignored by these? Undefined where there are none. The parameters begin with `prefix`. */
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
