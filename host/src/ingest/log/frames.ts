// One frame of the log: a marker, the payload's length and checksum, and the payload (rows as lines of JSON). A frame
// that was torn by a crash is detected by its checksum, and reading stops there.
import { crc32 } from "node:zlib";

const MARK = 0x534c4631;
const HEAD = 12;

export function frameOf(payload: string): Buffer {
  const length = Buffer.byteLength(payload);
  const frame = Buffer.allocUnsafeSlow(HEAD + length);
  frame.writeUInt32BE(MARK, 0);
  frame.writeUInt32BE(length, 4);
  frame.write(payload, HEAD, "utf8");
  frame.writeUInt32BE(crc32(frame.subarray(HEAD)), 8);
  return frame;
}

export const payloadOf = (frame: Buffer): Buffer => frame.subarray(HEAD);

export interface Frame {
  start: number;
  end: number;
  payload: Buffer;
}

/** The complete frames from `start` on, up to the first incomplete one. */
export function* framesIn(bytes: Buffer, start: number): Generator<Frame> {
  for (let at = start; at + HEAD <= bytes.length;) {
    const end = at + HEAD + bytes.readUInt32BE(at + 4);
    if (bytes.readUInt32BE(at) !== MARK || end > bytes.length) return;
    const payload = bytes.subarray(at + HEAD, end);
    if (crc32(payload) !== bytes.readUInt32BE(at + 8)) return;
    yield { start: at, end, payload };
    at = end;
  }
}
