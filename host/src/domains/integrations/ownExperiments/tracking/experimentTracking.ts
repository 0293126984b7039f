// The interface of an experiment tracking. There are two: an external URL, and our own tracker.
import { createHash } from "node:crypto";

export interface Exposure {
  experiment: string;
  variant: string;
  companyId: number;
  /** member who saw it first; null after that account was deleted */
  userId: number | null;
  seenAt: Date;
}

export interface ExperimentTracking {
  /** Throws on failure. A retry after a lost response has the same id. */
  exposed(exposure: Exposure, signal: AbortSignal): Promise<void>;
}

/** The same input gives the same UUID, so that the receiver can detect duplicates. */
export function idOf(...parts: (string | number)[]): string {
  const hex = createHash("sha256").update(parts.join(":")).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export const exposureId = ({ experiment, companyId }: Exposure): string => idOf("exposure", experiment, companyId);

export function assertTaken({ status }: { status: number }, taken: (status: number) => boolean): void {
  if (!taken(status)) throw new Error(`the experiment tracking answered ${status}`);
}
