import { UpstreamError } from "#gateway/upstream/errors.ts";

/** Null if the host does not have the object; all other errors are rethrown. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof UpstreamError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}
