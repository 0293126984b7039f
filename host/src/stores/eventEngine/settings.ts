// The settings of each kind of statement. A statement is sent with all of its own, see engine.ts.
import type { Settings } from "./engine.ts";

/** seconds: the longest that the gateway waits for a report; what it no longer waits for, it cancels */
const REPORT_SECONDS = 50;
const MB = 1_000_000;

const USES_BEFORE_COMPILING = 20;

/** A runaway query fails instead of using up the server. */
const memory = { max_memory_usage: 1000 * MB } as const;

/** Of the store in this process, which has less memory: sets too large for it are grouped and sorted on the disk. */
export const embeddedSettings: Settings = {
  max_memory_usage: 400 * MB,
  max_bytes_before_external_group_by: 150 * MB,
  max_bytes_before_external_sort: 150 * MB,
  // By default, a query gets a thread per free gigabyte, so that one thread of this store's half gigabyte would be left:
  // reports took up to twice as long.
  max_threads_min_free_memory_per_thread: 0,
  // Compiling an expression takes 0.1 to 0.5 s and makes the slowest reports a tenth to a fifth faster at ten million
  // events. By default it happens at the third use, and most are never used that often again.
  min_count_to_compile_expression: USES_BEFORE_COMPILING,
  min_count_to_compile_aggregate_expression: USES_BEFORE_COMPILING,
  min_count_to_compile_sort_description: USES_BEFORE_COMPILING,
};

export const querySettings: Settings = {
  ...memory,
  // Deriving comparisons from others took half of the planning of long conditions, and finds nothing: queries state the
  // bounds of each column themselves.
  optimize_and_compare_chain: 0,
  // A condition on hundreds of thousands of sessions excludes no part of a table, but looking for such parts took
  // three to four times as long as the rest of the query.
  use_index_for_in_with_subqueries_max_values: 10_000,
  max_execution_time: REPORT_SECONDS,
  output_format_json_quote_64bit_integers: 0,
  date_time_output_format: "iso",
};

/** Migrations, deletions, rebuilds of rollups: nobody waits for them, and a part of one is worth nothing. */
export const commandSettings: Settings = {
  ...memory,
  max_execution_time: 0,
  // two blocks with the same rows are both meant; what has run is not repeated, see longStatements.ts
  insert_deduplicate: 0,
};

export const insertSettings = (dedupToken: string | undefined): Settings => ({
  max_execution_time: 0,
  date_time_input_format: "best_effort",
  // lines of old logs may be in any month since 1995; a refused block would delay all blocks after it
  max_partitions_per_insert_block: 0,
  insert_deduplicate: dedupToken === undefined ? 0 : 1,
  ...(dedupToken !== undefined && {
    insert_deduplication_token: dedupToken,
    // if the first attempt stopped between the table and its materialized view, a retry must still reach the view
    deduplicate_blocks_in_dependent_materialized_views: 1,
  }),
});
