// One place that learns that the session is over, whoever noticed it first: an answer, the live socket, or the clock.

type Listener = (message: string | undefined) => void;

const listeners = new Set<Listener>();

export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function sessionEnded(message?: string): void {
  for (const listener of listeners) listener(message);
}
