import { IS_VIEW } from "#host/analytics/visits/visitSql.ts";
import type { RetentionAct } from "@sightline/schema/rest/traffic/retention";
import { EVENT_NAME, IS_NAMED_EVENT } from "#host/http/filter/namedEvent.ts";
import type { KeyedRule } from "#host/http/goals/goalCondition.ts";
import { goalSql } from "#host/http/goals/goalRows.ts";

/** `*` is any text, everything else is itself. */
const likePattern = (value: string) => value.replace(/[\\%_]/g, "\\$&").replaceAll("*", "%");

interface ActSql {
  sql: string;
  params: Readonly<Record<string, string | number | readonly string[]>>;
}

/** An act with what it names: of an event or a purchase all that are counted as one with it, of a goal its rule. */
export interface NamedAct extends RetentionAct {
  names?: readonly string[] | undefined;
  /** what the key of a goal counts */
  goal?: KeyedRule | undefined;
}

/** The events that are the act; `name` is the parameter that holds its value. */
export function actSql({ kind, value, names = [value], goal }: NamedAct, name: string): ActSql {
  switch (kind) {
    case "visit":
      return { sql: "1", params: {} };
    case "purchase":
    case "event":
      return { sql: `(${IS_NAMED_EVENT} AND ${EVENT_NAME} IN {${name}:Array(String)})`, params: { [name]: names } };
    case "goal":
      return goal ? goalSql(goal, name) : { sql: "0", params: {} };
    case "page":
      return { sql: `(${IS_VIEW} AND path LIKE {${name}:String})`, params: { [name]: likePattern(value) } };
  }
}
