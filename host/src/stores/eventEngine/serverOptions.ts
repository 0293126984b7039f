// The embedded server's own limits, as arguments of its first session. Without them it may use nine tenths of the
// machine's memory, half of it for caches of column marks. Megabytes: 10 million events have 40 MB of marks.
const MB = 1_000_000;

const options = {
  max_server_memory_usage: 600 * MB,
  mark_cache_size: 48 * MB,
  index_mark_cache_size: 8 * MB,
  primary_index_cache_size: 32 * MB,
  query_condition_cache_size: 8 * MB,
  compiled_expression_cache_size: 16 * MB,
  uncompressed_cache_size: 0,
  mmap_cache_size: 0,
  max_thread_pool_size: 200,
  max_thread_pool_free_size: 8,
};

export const serverOptions: readonly string[] = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
