// An answer that many sockets are sent is written as text once. graphql-ws writes each message for each socket, so the
// answer travels through it as a mark, and the text takes the mark's place on the way into the socket.
import { randomUUID } from "node:crypto";
import type { WebSocket } from "ws";
import type { Result } from "#gateway/engine/result.ts";
import type { MaskedResult } from "#gateway/engine/mask.ts";

const texts = new WeakMap<object, string>();
/** Nobody outside can know it. */
const mark = randomUUID();
const marked = `"payload":"${mark}"}`;
/** What the mark of the message that is written right now stands for. */
let standsFor: string | undefined;

class SharedPayload {
  readonly data = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** For `onNext`: a whole answer is written once and remembered with the object that it is; errors are each one's own. */
export function sharedPayload(result: Result, masked: () => MaskedResult): MaskedResult {
  if (result.errors !== undefined) return masked();
  let text = texts.get(result);
  if (text === undefined) {
    text = JSON.stringify(masked());
    texts.set(result, text);
  }
  return new SharedPayload(text);
}

/** For `jsonMessageReplacer`. */
export function markShared(key: string, value: unknown): unknown {
  // a new message begins
  if (key === "") standsFor = undefined;
  if (!(value instanceof SharedPayload)) return value;
  standsFor = value.text;
  return mark;
}

/** Puts the text where its mark stands, in what the socket is sent. Messages are sent as soon as they are written. */
export function fillMarks(wire: WebSocket): void {
  const send = wire.send.bind(wire) as (data: unknown, ...rest: unknown[]) => void;
  wire.send = (data: unknown, ...rest: unknown[]) => {
    if (standsFor === undefined || typeof data !== "string" || !data.endsWith(marked)) return send(data, ...rest);
    const frame = `${data.slice(0, -marked.length)}"payload":${standsFor}}`;
    standsFor = undefined;
    send(frame, ...rest);
  };
}
