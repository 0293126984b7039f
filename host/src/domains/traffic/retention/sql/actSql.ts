import type { RetentionAct } from "@sightline/schema/rest/traffic/retention";
import { EVENT_NAME, IS_NAMED_EVENT } from "#host/http/filter/namedEvent.ts";
import { IS_PURCHASE } from "#host/http/goals/conversionSql.ts";
import { IS_VIEW } from "../../sql/visits.ts";

/** `*` is any text, everything else is itself. */
const likePattern = (value: string) => value.replace(/[\\%_]/g, "\\$&").replaceAll("*", "%");

interface ActSql {
  sql: string;
  params: Record<string, string | readonly string[]>;
}

/** An act with the names of the events that it means: all that are counted as one with the one that was asked for. */
export interface NamedAct extends RetentionAct {
  names?: readonly string[] | undefined;
}

/** The events that are the act; `name` is the parameter that holds its value. */
export function actSql({ kind, value, names = [value] }: NamedAct, name: string): ActSql {
  switch (kind) {
    case "visit":
      return { sql: "1", params: {} };
    case "purchase":
      return { sql: `(${IS_PURCHASE})`, params: {} };
    case "event":
      return { sql: `(${IS_NAMED_EVENT} AND ${EVENT_NAME} IN {${name}:Array(String)})`, params: { [name]: names } };
    case "page":
      return { sql: `(${IS_VIEW} AND path LIKE {${name}:String})`, params: { [name]: likePattern(value) } };
  }
}
