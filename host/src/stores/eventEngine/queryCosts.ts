// Expected duration of queries, from the rows that the same SQL read before. Rows are what a query costs whatever else
// the machine does; a measured duration would make every query look expensive on a busy machine.

/** rows that one slot reads in a millisecond, of the wide event table */
const ROWS_PER_MS = 10_000;
/** of SQL that has not run yet: neither cheap nor the most expensive */
const UNKNOWN_MS = 200;
/** texts of SQL, most recently used last */
const MAX_KNOWN = 2000;

export interface QueryCosts {
  expectedMs(sql: string): number;
  learn(sql: string, rowsRead: number): void;
}

export function createQueryCosts(): QueryCosts {
  const known = new Map<string, number>();
  return {
    expectedMs(sql) {
      const rows = known.get(sql);
      return rows === undefined ? UNKNOWN_MS : rows / ROWS_PER_MS;
    },
    learn(sql, rowsRead) {
      const before = known.get(sql) ?? rowsRead;
      known.delete(sql);
      // ranges and projects differ from call to call
      known.set(sql, (before + rowsRead) / 2);
      const [oldest] = known.keys();
      if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
    },
  };
}
