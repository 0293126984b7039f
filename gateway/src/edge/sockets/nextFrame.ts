// The WebSocket frame of a result. A result without errors is serialized once, and framed once per subscription id:
// the app's sockets use the same few ids, so that all of them are sent the same buffer.
import type { Result } from "#gateway/engine/result.ts";
import { maskResult } from "#gateway/engine/mask.ts";
import type { MaskContext } from "#gateway/engine/mask.ts";

/** Ids that clients choose freely must not fill the memory. */
const FRAMES_AT_MOST = 64;
const LONGEST_CACHED_ID = 40;
const TEXT_MESSAGE = 0x81;

interface Shared {
  payload: Buffer;
  frames: Map<string, Buffer>;
}

const known = new WeakMap<Result, Shared>();

/** An unfragmented, unmasked text message (RFC 6455, section 5.2). */
function frame(start: string, rest: Buffer): Buffer {
  const startBytes = Buffer.byteLength(start);
  const length = startBytes + rest.length;
  const header = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const framed = Buffer.allocUnsafe(header + length);
  framed[0] = TEXT_MESSAGE;
  if (header === 2) framed[1] = length;
  else if (header === 4) {
    framed[1] = 126;
    framed.writeUInt16BE(length, 2);
  } else {
    framed[1] = 127;
    framed.writeBigUInt64BE(BigInt(length), 2);
  }
  framed.write(start, header);
  rest.copy(framed, header + startBytes);
  return framed;
}

const startOf = (id: string): string => `{"id":${JSON.stringify(id)},"type":"next","payload":`;

const payloadOf = (result: Result, context: MaskContext): Buffer =>
  Buffer.from(`${JSON.stringify(maskResult(result, context))}}`);

export function nextFrame(id: string, result: Result, context: MaskContext): Buffer {
  // errors name the request, which differs by socket
  if (result.errors !== undefined) return frame(startOf(id), payloadOf(result, context));
  let shared = known.get(result);
  if (shared === undefined) {
    shared = { payload: payloadOf(result, context), frames: new Map() };
    known.set(result, shared);
  }
  let framed = shared.frames.get(id);
  if (framed === undefined) {
    framed = frame(startOf(id), shared.payload);
    if (shared.frames.size < FRAMES_AT_MOST && id.length <= LONGEST_CACHED_ID) shared.frames.set(id, framed);
  }
  return framed;
}
