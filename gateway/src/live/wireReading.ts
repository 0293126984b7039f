// The serialized form of a reading between replicas. It contains only the result, never credentials.
import { z } from "zod";
import { FailureCode } from "@sightline/schema/rest/failure";
import { MessageParams, Reason } from "@sightline/schema/rest/refusals/wireMessage";
import { generalRefusal, UpstreamError } from "#gateway/upstream/errors.ts";
import type { Reading } from "./live.ts";

const Message = z.object({
  from: z.string(),
  /** the polling watcher has left: another replica may take over */
  vacant: z.boolean().optional(),
  value: z.unknown().optional(),
  failed: z
    .object({
      refusal: z.object({
        code: FailureCode,
        message: z.string(),
        reason: Reason.optional(),
        params: MessageParams.optional(),
      }),
      retryAfter: z.number().optional(),
    })
    .optional(),
});
export type Message = z.infer<typeof Message>;

export function writeReading(from: string, { value, error }: Reading<unknown>): string {
  if (error === undefined) return JSON.stringify({ from, value });
  const known = error instanceof UpstreamError ? error : new UpstreamError(generalRefusal("INTERNAL"));
  return JSON.stringify({ from, failed: { refusal: known.refusal, retryAfter: known.retryAfter } });
}

export const writeVacant = (from: string): string => JSON.stringify({ from, vacant: true });

/** Undefined if it is not one of our messages. */
export function readMessage(text: string): Message | undefined {
  try {
    return Message.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export function readingOf({ value, failed }: Message): Reading<unknown> {
  if (failed === undefined) return { value };
  return { error: new UpstreamError(failed.refusal, { retryAfter: failed.retryAfter }) };
}
