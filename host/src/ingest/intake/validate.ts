// The envelope must be valid as a whole. Events are validated one by one, and a refusal names the event, the field and
// the remedy.
import { CollectEnvelope, type RefusedEvent } from "@sightline/schema/rest/ingest";
import { TrackedEvent } from "@sightline/schema/rest/trackedEvent";
import type { z } from "zod";
import { ingestRefusals } from "@sightline/schema/rest/refusals/ingest";
import { Problem } from "#host/http/problem.ts";

interface Complaint {
  field: string;
  message: string;
}

function complaintOf(error: z.ZodError): Complaint {
  const issue = error.issues[0];
  return { field: issue?.path.join(".") || "body", message: issue?.message ?? "is not valid" };
}

export function parseOrRefuse<T>(shape: z.ZodType<T>, given: unknown): T {
  const result = shape.safeParse(given);
  if (result.success) return result.data;
  const { field, message } = complaintOf(result.error);
  if (field === "body") throw new Problem(ingestRefusals.notAnObject(), { field });
  throw new Problem(ingestRefusals.invalidField({ field, problem: message }), { field });
}

export const parseEnvelope = (body: unknown): CollectEnvelope => parseOrRefuse(CollectEnvelope, body);

export function parseEvent(given: unknown, index: number): TrackedEvent | RefusedEvent {
  const result = TrackedEvent.safeParse(given);
  return result.success ? result.data : { index, ...complaintOf(result.error) };
}

export const isRefused = (event: TrackedEvent | RefusedEvent): event is RefusedEvent => "index" in event;
