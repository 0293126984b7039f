// Environment of the benchmarks. The caller's settings are passed to the servers, except those that would point a
// server at stores or ports other than the benchmark's own.
const OURS =
  /^(PORT|API_HOST|HOST_PORT|DATA_DIR|ENTITIES_URL|EVENTS_URL|REDIS_URL|SESSION_SECRET|PUBLIC_URL|DEMO|NODE_ENV)$/;

export const inherited: Record<string, string | undefined> = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !OURS.test(name)),
);
