// A refused mutation answers `problem { message reason params }` beside its payload's other fields: translated here, once
// for all of them.
import { translateServerMessage, type ServerMessage } from "#web/texts/translateServerMessage.ts";

function isProblem(value: unknown): value is ServerMessage {
  return typeof value === "object" && value !== null && "message" in value && typeof value.message === "string";
}

/** Mutates the response before the store reads it. */
export function translateProblems(data: unknown): void {
  for (const payload of Object.values((data ?? {}) as Record<string, unknown>)) {
    const problem = (payload as { problem?: unknown } | null)?.problem;
    if (isProblem(problem)) problem.message = translateServerMessage(problem);
  }
}
