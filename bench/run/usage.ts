// Resource usage of a process since it started, as reported by its own /metrics.
export interface Usage {
  /** seconds of CPU time, all threads */
  cpu: number;
  /** megabytes of memory in use now */
  memory: number;
}

function figure(text: string, name: string): number {
  const found = new RegExp(`^${name}(?:\\{[^}]*\\})? ([\\d.e+-]+)`, "m").exec(text)?.[1];
  if (found === undefined) throw new Error(`/metrics tells no ${name}`);
  return Number(found);
}

export async function usageOf(origin: string): Promise<Usage> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return {
    cpu: figure(text, "process_cpu_user_seconds_total") + figure(text, "process_cpu_system_seconds_total"),
    memory: figure(text, "process_resident_memory_bytes") / 1024 / 1024,
  };
}

/** The same lines for a benchmark process. */
export function usageText(): string {
  const { user, system } = process.cpuUsage();
  return [
    `process_cpu_user_seconds_total ${user / 1e6}`,
    `process_cpu_system_seconds_total ${system / 1e6}`,
    `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    "",
  ].join("\n");
}
