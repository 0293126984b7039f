import { UpstreamError } from "#gateway/upstream/errors.ts";

/** Null for what the host does not have; every other failure stays one. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof UpstreamError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}
