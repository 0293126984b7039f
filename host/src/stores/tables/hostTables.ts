// The tables of the host itself.
import type { Instant } from "./columnTypes.ts";

export interface HostTables {
  idempotency: { key: string; status: number; answer: string; created_at: Instant };
  host_state: { key: string; value: string };
}
