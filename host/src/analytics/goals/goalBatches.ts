// Goals that are counted with one query. Goals on funnels and forms have long conditions, which read the events of the
// period again: they are counted a few at a time, so that no query exceeds the size or the memory that the event store
// allows.
import { hasSubject } from "./goalSubject.ts";
import { goalSql, type GoalSql, type StoredGoal } from "./goalRows.ts";

/** Of the conditions in a query, which may have 262,144 in all. */
const MOST_CHARACTERS = 60_000;

export interface NumberedGoal extends GoalSql {
  /** place in the list */
  n: number;
}

export interface GoalBatches {
  /** goals that an event reaches by itself */
  plain: readonly NumberedGoal[];
  /** the others, to be counted one after the other */
  computed: readonly (readonly NumberedGoal[])[];
}

export function goalBatches(goals: readonly StoredGoal[]): GoalBatches {
  const numbered = goals.map((goal, n) => ({ ...goalSql(goal, `g${n}_`), n, isComputed: hasSubject(goal) }));
  const computed: NumberedGoal[][] = [];
  let size = Infinity;
  for (const goal of numbered.filter(({ isComputed }) => isComputed)) {
    size += goal.sql.length;
    if (size > MOST_CHARACTERS) {
      computed.push([]);
      size = goal.sql.length;
    }
    computed.at(-1)?.push(goal);
  }
  return { plain: numbered.filter(({ isComputed }) => !isComputed), computed };
}
