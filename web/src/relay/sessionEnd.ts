// Publishes the end of the session, whether detected by a response, the live socket or the timer.

type Listener = (message: string | undefined) => void;

const listeners = new Set<Listener>();

export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function sessionEnded(message?: string): void {
  for (const listener of listeners) listener(message);
}
