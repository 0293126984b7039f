// Sequences of events in a session. Each event that meets at least one step becomes a letter that says which steps it
// meets, so that the session is a text, and the sequence a regular expression over it: exact however often its events
// repeat, and linear (RE2).
import { errorGroupId } from "@sightline/schema/rest/errors/errors";
import type { SequenceStep } from "@sightline/schema/rest/recordings/sequence";
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import type { z } from "zod";
import type { CountedErrors } from "#host/analytics/countedErrors.ts";
import { eventNaming } from "#host/analytics/filter/eventNaming.ts";
import { goalCondition } from "#host/analytics/goals/goalCondition.ts";
import { ruleOfKey } from "#host/analytics/goals/countedGoal.ts";
import { onPage, type Bind } from "#host/analytics/goals/pagePattern.ts";
import { projectPageRule } from "#host/analytics/goals/projectPageRule.ts";
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import { Problem } from "#host/http/problem.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import type { ReachedGoals } from "./reachedGoals.ts";

type Step = z.infer<typeof SequenceStep>;

export interface SequenceSql {
  /** over an event: the steps that it meets, a bit each */
  mask: string;
  /** over the texts of a session: matches the sequence; its first group is what precedes the first event of it */
  pattern: string;
  params: Readonly<Record<string, string | number>>;
}

interface Needs {
  entities: EntityStore;
  widgetId: number;
  goals: ReachedGoals;
  errors: CountedErrors;
}

/** A goal by its number or its key. */
async function goalSql({ entities, widgetId, goals }: Needs, value: string, bind: Bind): Promise<string> {
  if (value === "") return goals.any;
  const byNumber = /^\d{1,9}$/.test(value)
    ? await entities
        .selectFrom("goal_profile")
        .select("goal_key")
        .where("widget_id", "=", widgetId)
        .where("goal_profile_id", "=", Number(value))
        .executeTakeFirst()
    : undefined;
  const { rule } = await ruleOfKey(entities, widgetId, byNumber?.goal_key ?? value);
  return goalCondition(rule, bind);
}

async function conditionOf(needs: Needs, { kind, value }: Step, bind: Bind): Promise<string> {
  const { entities, widgetId, errors } = needs;
  const contains = (column: string) =>
    value === "" ? "" : ` AND positionCaseInsensitiveUTF8(${column}, ${bind(value, "String")}) > 0`;
  switch (kind) {
    case "page":
      return value === ""
        ? IS_PAGE_VIEW
        : `${IS_PAGE_VIEW} AND ${onPage(value, bind, await projectPageRule(entities, widgetId))}`;
    case "event": {
      if (value === "") return "type = 'event'";
      const names = (await eventNaming(entities, widgetId)).asOneWith(value).map((name) => bind(name, "String"));
      return `type = 'event' AND name IN (${names.join(", ")})`;
    }
    case "click":
      return `type IN ('click', 'outbound')${contains("text")}`;
    case "rage":
    case "dead":
      return `type = '${kind}'${contains("text")}`;
    case "error":
      if (!errorGroupId.safeParse(value).success) return `type = 'error'${contains("message")}`;
      return `${errors.where} AND ${errors.group} = ${bind(errors.rootOf(value), "String")}`;
    case "goal":
      return goalSql(needs, value, bind);
  }
}

/** Printable, so that parameters stay readable: 0 is "@". */
const FIRST_LETTER = 64;

/** Any letter of an event that meets the step, or of one that does not. */
function letters(step: number, steps: number, isMet: boolean): string {
  const found = Array.from({ length: 2 ** steps }, (_, mask) => mask).filter(
    (mask) => mask > 0 && Boolean(mask & (1 << step)) === isMet,
  );
  if (found.length === 0) return "[^\\x00-\\x{10FFFF}]";
  return `[${found.map((mask) => `\\x${(FIRST_LETTER + mask).toString(16)}`).join("")}]`;
}

/** Letters between two steps: none that meets a step which must be absent there. */
function between(absent: readonly number[], steps: number, isLazy: boolean): string {
  const masks = Array.from({ length: 2 ** steps }, (_, mask) => mask).filter(
    (mask) => mask > 0 && absent.every((step) => (mask & (1 << step)) === 0),
  );
  if (masks.length === 0) return "";
  return `[${masks.map((mask) => `\\x${(FIRST_LETTER + mask).toString(16)}`).join("")}]*${isLazy ? "?" : ""}`;
}

export function sequencePattern(steps: readonly Pick<Step, "is_absent">[]): string {
  let pattern = "";
  let absent: number[] = [];
  let isFirst = true;
  for (const [n, { is_absent }] of steps.entries()) {
    if (is_absent) {
      absent.push(n);
      continue;
    }
    const before = between(absent, steps.length, isFirst);
    pattern += `${isFirst ? `^(${before})` : before}${letters(n, steps.length, true)}`;
    absent = [];
    isFirst = false;
  }
  if (isFirst) throw new Problem(recordingsRefusals.sequenceAbsent(), { field: "sequence" });
  return absent.length > 0 ? `${pattern}${between(absent, steps.length, false)}$` : pattern;
}

/** undefined without steps */
export async function sequenceSql(needs: Needs, steps: readonly Step[]): Promise<SequenceSql | undefined> {
  if (steps.length === 0) return undefined;
  const params: Record<string, string | number> = {};
  const bind: Bind = (value, type) => {
    const name = `sequence${Object.keys(params).length}`;
    params[name] = value;
    return `{${name}:${type}}`;
  };
  const bits: string[] = [];
  for (const [n, step] of steps.entries()) bits.push(`if(${await conditionOf(needs, step, bind)}, ${2 ** n}, 0)`);
  params["sequence_pattern"] = sequencePattern(steps);
  return { mask: `toUInt8(${bits.join(" + ")})`, pattern: "{sequence_pattern:String}", params };
}

export const letterOf = (mask: string) => `char(${FIRST_LETTER} + ${mask})`;
