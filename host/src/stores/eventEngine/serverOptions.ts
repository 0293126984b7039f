// The embedded server's own limits, as arguments of its first session, so that the host needs at most 1 GB. Without them
// the store may use nine tenths of the machine's memory, and each of three caches 5 GB.
const MB = 1_000_000;

const options = {
  max_server_memory_usage: 500 * MB,
  mark_cache_size: 48 * MB,
  index_mark_cache_size: 8 * MB,
  primary_index_cache_size: 32 * MB,
  query_condition_cache_size: 8 * MB,
  compiled_expression_cache_size: 16 * MB,
  uncompressed_cache_size: 0,
  mmap_cache_size: 0,
  // How often memory is counted and released. Every 50 ms costs a quarter of a percent of a core; with every second,
  // queries were refused for memory that earlier ones had released.
  memory_worker_period_ms: 200,
  // of idle threads: a limit of all threads would let statements wait for one forever
  max_thread_pool_free_size: 8,
};

export const serverOptions: readonly string[] = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
