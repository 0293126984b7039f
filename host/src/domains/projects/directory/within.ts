/** How long a request from a visited site waits for the entity store, in milliseconds. */
const PATIENCE = 2000;

/** Rejects after two seconds. The work itself goes on. */
export async function within<Value>(work: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("The entity store does not answer.")), PATIENCE);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
