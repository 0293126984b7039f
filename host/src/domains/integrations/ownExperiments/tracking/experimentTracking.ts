// What an experiment tracking is told. There are two: an address of somebody else's, and our own tracker.
import { createHash } from "node:crypto";

export interface Exposure {
  experiment: string;
  variant: string;
  companyId: number;
  /** who saw it first; null once that account is gone */
  userId: number | null;
  seenAt: Date;
}

export interface ExperimentTracking {
  /** Throws unless it was taken. What is told again after an answer that got lost carries the same id. */
  exposed(exposure: Exposure, signal: AbortSignal): Promise<void>;
}

/** The same words, the same uuid: whoever takes it can tell what it has already. */
export function idOf(...parts: (string | number)[]): string {
  const hex = createHash("sha256").update(parts.join(":")).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export const exposureId = ({ experiment, companyId }: Exposure): string => idOf("exposure", experiment, companyId);

export function assertTaken({ status }: { status: number }, taken: (status: number) => boolean): void {
  if (!taken(status)) throw new Error(`the experiment tracking answered ${status}`);
}
