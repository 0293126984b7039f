// The furthest attempt of each session or visitor, as rows. The events that match a step are read once and reduced to
// numbers: the time in milliseconds and a bit for each match (stepTables.ts). They are sorted by unit, and an attempt is
// followed from each start that can matter. Events of the same millisecond are in the order of their bits.
//
// windowFunnel of ClickHouse has neither optional steps nor exclusions, and doesn't return times.
import {
  endingBits,
  type FunnelRules,
  requiredBits,
  requiredSteps,
  startBits,
  stepBit,
  stepTables,
} from "./stepTables.ts";

/** An event is time * 2^16 + bits, and a step that was reached time * 2^16 + step. */
export const timeOf = (event: string) => `bitShiftRight(${event}, 16)`;
export const bitsOf = (event: string) => `toUInt16(bitAnd(${event}, 65535))`;
const reachedStep = (event: string, step: string) => `bitShiftLeft(${timeOf(event)}, 16) + ${step}`;
export const stepOf = (reached: string) => `bitAnd(${reached}, 65535)`;
const at = (table: readonly number[], position: string) =>
  `arrayElement([${table.map((bits) => `toUInt16(${bits})`).join(", ")}], ${position} + 1)`;
/** `again`: the same, where it is long. */
const lowest = (bits: string, again = bits) => `bitAnd(${bits}, bitNot(${again}) + 1)`;
const stepOfBit = (bit: string, again = bit) => `bitCount(bitXor(toInt32(${bit}), toInt32(${again}) - 1))`;

/**
 * Follows an attempt. The state is the position and the steps reached so far. What is needed again has a name, because the
 * store plans each repetition.
 */
function inOrder(rules: FunnelRules): string {
  const { reachable, required, ending } = stepTables(rules);
  const hit = `(bitAnd(${bitsOf("event")}, if(event <= until, ${at(reachable, "state.1")}, toUInt16(0))) AS hit)`;
  const next = `(bitAnd(hit, ${at(required, "state.1")}) AS next_hit)`;
  const step = rules.steps.some(({ optional }) => optional)
    ? stepOfBit(`(if(${next} != 0, next_hit, ${lowest("hit")}) AS best)`, "best")
    : "state.1 + 1";
  const ends = ending.some((bits) => bits !== 0) ? `bitAnd(${bitsOf("event")}, ${at(ending, "state.1")}) != 0` : "0";
  return `(toUInt16(multiIf(${hit} != 0, (${step}) AS step, ${ends}, 0, state.1)),
    if(hit != 0, arrayPushBack(state.2, ${reachedStep("event", "step")}), state.2))`;
}

/** The position is the bits of the missing steps; 0 after the end. */
function inAnyOrder(rules: FunnelRules): string {
  const hit = `(bitAnd(${bitsOf("event")}, if(event <= until, state.1, toUInt16(0))) AS hit)`;
  const required = `(bitAnd(hit, ${requiredBits(rules)}) AS next_hit)`;
  const bit = `(${lowest(`(toUInt16(if(${required} != 0, next_hit, hit)) AS best)`, "best")} AS step_bit)`;
  const missing = `(bitXor(state.1, ${bit}) AS missing)`;
  const position = `if(bitAnd(${missing}, ${requiredBits(rules)}) = 0, 0, missing)`;
  const ends = `bitAnd(event, ${endingBits(rules)}) != 0`;
  return `(toUInt16(multiIf(${hit} != 0, ${position}, ${ends}, 0, state.1)),
    if(hit != 0, arrayPushBack(state.2, ${reachedStep("event", stepOfBit("step_bit"))}), state.2))`;
}

function initialState(rules: FunnelRules): string {
  if (rules.order !== "any") return `(toUInt16(1), [${reachedStep("start", "1")}])`;
  const every = rules.steps.reduce((bits, _step, index) => bits | stepBit(index + 1), 0);
  const bit = lowest(`bitAnd(start, ${startBits(rules)})`);
  return `(toUInt16(bitXor(${every}, ${bit})), [${reachedStep("start", stepOfBit(bit))}])`;
}

/** The steps of an attempt, as an array. Over the events `found`, the `place` of its `start`, and its end `until`. */
export const followed = (rules: FunnelRules): string =>
  `arrayFold((state, event) -> ${rules.order === "any" ? inAnyOrder(rules) : inOrder(rules)},
      arraySlice(found, place + 1), ${initialState(rules)}).2`;

/** The last event that an attempt can contain. */
export const endOf = (start: string, window: string): string =>
  `${start} + bitShiftLeft(${window}, 16) + 65535 - ${bitsOf(start)}`;

export const isRequiredSql = (rules: Pick<FunnelRules, "steps">, step: string): string =>
  `${stepOf(step)} IN (${requiredSteps(rules).join(", ")})`;

/** An event as a number: its time and bits. */
export const eventSql = (bits: string): string =>
  `bitShiftLeft(toUInt64(toUnixTimestamp64Milli(ts)), 16) + toUInt16(${bits})`;

export interface AttemptsQuestion {
  rules: FunnelRules;
  /** a column of the event table */
  unit: "session_id" | "visitor_id";
  /** table and condition of the events */
  from: string;
  /** a SQL expression for the bits of an event; events without any are not read */
  bits: string;
  /** a SQL expression for a property of the session in which the attempt starts */
  property?: string | undefined;
  bounds?: AttemptBounds;
}

/** SQL expressions in milliseconds. */
interface AttemptBounds {
  /** since 1970, negative before; the end is exclusive */
  starts: readonly [from: string, to: string];
  /** of 64 bits */
  window: string;
}

/** Parameters of these names. */
const BOUNDS: AttemptBounds = { starts: ["{starts_from:Int64}", "{starts_to:Int64}"], window: "{window:UInt64}" };

/**
 * Rows `unit`, `started` (milliseconds since 1970), `steps` (time * 2^16 + step of each step that was reached), `reached`
 * (milliseconds since 1970 of the required ones) and `property`.
 */
export function attemptsSql({ rules, unit, from, bits, property, bounds = BOUNDS }: AttemptsQuestion): string {
  const { starts, window } = bounds;
  const isStart = `bitAnd(event, ${startBits(rules)}) != 0
      AND ${timeOf("event")} >= ${starts[0]} AND ${timeOf("event")} < ${starts[1]}`;
  // a later start can get further only if the attempt before it is ended, or its window before the unit's last event
  const isNeeded = `before = 0 OR bitAnd(seen, ${endingBits(rules)}) != 0
        OR ${timeOf("found[-1]")} - ${timeOf("before")} > ${window}`;
  const isRequired = rules.steps.some(({ optional }) => optional) ? isRequiredSql(rules, "step") : undefined;
  const required = (steps: string) => (isRequired ? `arrayFilter(step -> ${isRequired}, ${steps})` : steps);
  const own = property === undefined ? "" : ", properties";
  return `SELECT unit, steps, ${timeOf("steps[1]")} AS started, arrayMap(step -> ${timeOf("step")}, ${required("steps")}) AS reached${
    property === undefined ? "" : ", arrayFirst(each -> each.1 = started, properties).2 AS property"
  }
FROM (SELECT unit${own},
    arrayMap((place, start, until) -> ${followed(rules)}, places.1, places.2, places.3) AS attempts,
    arrayMap(steps -> length(${required("steps")}), attempts) AS ranks,
    attempts[indexOf(ranks, arrayMax(ranks))] AS steps
  FROM (SELECT unit, found${own}, arrayFilter((place, event) -> ${isStart}, arrayEnumerate(found), found) AS all_places,
      arrayMap(place -> found[place], all_places) AS all_starts,
      arrayFilter((each, before) -> ${isNeeded},
        arrayZip(all_places, all_starts, arrayMap(start -> ${endOf("start", window)}, all_starts)),
        arrayPopBack(arrayPushFront(all_starts, toUInt64(0)))) AS places
    FROM (SELECT unit, arraySort(groupArray(event)) AS found, groupBitOr(event) AS seen${
      property === undefined
        ? ""
        : `,\n        groupArrayIf((${timeOf("event")}, property), bitAnd(event, ${startBits(rules)}) != 0) AS properties`
    }
      FROM (SELECT ${unit} AS unit${property === undefined ? "" : `, ${property} AS property`},
          ${eventSql(bits)} AS event
        FROM ${from} AND ${bitsOf("event")} != 0)
      GROUP BY unit HAVING max(${isStart}))))`;
}
