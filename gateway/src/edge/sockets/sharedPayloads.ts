// Serializes a result once for many sockets. graphql-ws serializes each message for each socket, so the result is
// represented by a placeholder, which is replaced by the serialized text when the message is sent.
import { randomUUID } from "node:crypto";
import type { WebSocket } from "ws";
import type { Result } from "#gateway/engine/result.ts";
import type { MaskedResult } from "#gateway/engine/mask.ts";

const texts = new WeakMap<object, string>();
/** Random, so that clients can't guess it. */
const mark = randomUUID();
const marked = `"payload":"${mark}"}`;
/** The text for the placeholder of the message that is being written. */
let standsFor: string | undefined;

class SharedPayload {
  readonly data = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/**
 * For `onNext`: a result without errors is serialized once and cached by its object. Results with errors are not
 * shared.
 */
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
  // a new message starts
  if (key === "") standsFor = undefined;
  if (!(value instanceof SharedPayload)) return value;
  standsFor = value.text;
  return mark;
}

/** Replaces the placeholder in a sent message with its text. Messages are sent as soon as they are serialized. */
export function fillMarks(wire: WebSocket): void {
  const send = wire.send.bind(wire) as (data: unknown, ...rest: unknown[]) => void;
  wire.send = (data: unknown, ...rest: unknown[]) => {
    if (standsFor === undefined || typeof data !== "string" || !data.endsWith(marked)) return send(data, ...rest);
    const frame = `${data.slice(0, -marked.length)}"payload":${standsFor}}`;
    standsFor = undefined;
    send(frame, ...rest);
  };
}
