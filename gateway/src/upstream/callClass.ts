// The class of a call, derived from its definition: how long it may take, and which calls share its circuit breaker.
import type { Endpoint } from "@sightline/schema/rest/endpoint";

/** `read`: of stored records. `report`: computed from events. `write`: everything that changes something. */
export type CallClass = "read" | "report" | "write";

export const callClassOf = ({ effect, isReport }: Endpoint): CallClass =>
  effect !== "read" ? "write" : isReport === true ? "report" : "read";

/** Called without a caller's credentials, so the response affects no session. */
export const isForAll = ({ audience }: Endpoint): boolean => audience === "anyone" || audience === "gateway";

export interface CallTimes {
  /** milliseconds for one attempt */
  tryMs: number;
  /** milliseconds for all attempts and delays */
  deadlineMs: number;
  /** milliseconds for one attempt while the answers are slow, even beyond the deadline */
  slowTryMs?: number;
}
