import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import type { PageRule } from "@sightline/schema/rest/projects/pageRule";
import type { RetentionAct } from "@sightline/schema/rest/retention/retention";
import { EVENT_NAME, IS_NAMED_EVENT } from "#host/analytics/filter/namedEvent.ts";
import { likePage } from "#host/analytics/filter/pageText.ts";
import type { KeyedRule } from "#host/analytics/goals/keyedRule.ts";
import { goalSql } from "#host/analytics/goals/goalRows.ts";

interface ActSql {
  sql: string;
  params: Readonly<Record<string, string | number | readonly string[]>>;
}

/**
 * An act with the objects that it refers to: for an event or a purchase, all events merged with it; for a goal, its
 * rule.
 */
export interface NamedAct extends RetentionAct {
  names?: readonly string[] | undefined;
  /** the rule of a goal's key */
  goal?: KeyedRule | undefined;
  /** for a page: the project's rule for which URLs are the same page */
  pages?: PageRule | undefined;
}

/** Returns are followed beyond the range, so goals that are found among other events read them until then. */
function followedGoal(goal: KeyedRule, name: string): ActSql {
  const { sql, params } = goalSql(goal, name);
  return { sql: sql.replaceAll("{to:Int64}", "{until:Int64}"), params };
}

/** The events of the act; `name` is the parameter with its value. */
export function actSql({ kind, value, names = [value], goal, pages }: NamedAct, name: string): ActSql {
  switch (kind) {
    case "visit":
      return { sql: "1", params: {} };
    case "purchase":
    case "event":
      return { sql: `(${IS_NAMED_EVENT} AND ${EVENT_NAME} IN {${name}:Array(String)})`, params: { [name]: names } };
    case "goal":
      return goal ? followedGoal(goal, name) : { sql: "0", params: {} };
    case "page": {
      const params: Record<string, string | number> = {};
      const bind = (bound: string | number, type: string) => {
        const place = `${name}${Object.keys(params).length}`;
        params[place] = bound;
        return `{${place}:${type}}`;
      };
      return { sql: `(${IS_PAGE_VIEW} AND ${likePage("path", value, bind, pages)})`, params };
    }
  }
}
