// The format and size of an image, detected from its bytes. Only formats that can't contain scripts are accepted,
// recognized by their signatures instead of the declared content type.
export interface ImageKind {
  type: "image/png" | "image/jpeg" | "image/webp";
  width: number;
  height: number;
}

const ascii = (bytes: Buffer, from: number, length: number) => bytes.toString("latin1", from, from + length);

function png(bytes: Buffer): ImageKind | undefined {
  if (bytes.length < 33 || ascii(bytes, 0, 8) !== "\x89PNG\r\n\x1a\n" || ascii(bytes, 12, 4) !== "IHDR")
    return undefined;
  if (bytes.indexOf("IEND", 24, "latin1") < 0) return undefined;
  return { type: "image/png", width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Frame headers. Three markers in this range have other meanings. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpeg(bytes: Buffer): ImageKind | undefined {
  if (bytes.length < 12 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) {
      return { type: "image/jpeg", height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function webp(bytes: Buffer): ImageKind | undefined {
  if (bytes.length < 30 || ascii(bytes, 0, 4) !== "RIFF" || ascii(bytes, 8, 4) !== "WEBP") return undefined;
  const type = "image/webp";
  switch (ascii(bytes, 12, 4)) {
    case "VP8 ":
      return { type, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case "VP8L": {
      const bits = bytes.readUInt32LE(21);
      return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "VP8X":
      return { type, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}

export const imageKind = (bytes: Buffer): ImageKind | undefined => png(bytes) ?? jpeg(bytes) ?? webp(bytes);
