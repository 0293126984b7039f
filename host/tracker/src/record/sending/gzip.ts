// gzip by the browser, and without compression for the moment in which the page is closed, when nothing asynchronous
// completes any more. Neither uses a Blob: Chromium stops the page until its browser process has registered one.

export async function gzip(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const { writable, readable } = new CompressionStream("gzip");
  const writer = writable.getWriter();
  const written = Promise.all([writer.write(new TextEncoder().encode(text)), writer.close()]);
  const [bytes] = await Promise.all([new Response(readable).arrayBuffer(), written]);
  return new Uint8Array(bytes);
}

function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 && 0xed_b8_83_20);
  }
  return ~crc;
}

const littleEndian = (value: number, length: number): number[] =>
  Array.from({ length }, (_, index) => (value >>> (8 * index)) & 255);

/** One gzip member of one stored block (RFC 1951, 3.2.4), which holds at most 65,535 bytes. */
export function stored(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(text);
  return new Uint8Array([
    ...[31, 139, 8, 0, 0, 0, 0, 0, 0, 255, 1],
    ...littleEndian(bytes.length, 2),
    ...littleEndian(~bytes.length, 2),
    ...bytes,
    ...littleEndian(crc32(bytes), 4),
    ...littleEndian(bytes.length, 4),
  ]);
}
