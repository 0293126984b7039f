// Writes a small database in MaxMind's format: a bit tree with 24-bit records, then the data, then the metadata.
// https://maxmind.github.io/MaxMind-DB/
import { prefixOf } from "#host/http/network/prefix.ts";

export type MmdbValue = string | number | readonly MmdbValue[] | { readonly [key: string]: MmdbValue };

const TYPE = { text: 2, double: 3, whole: 6, map: 7 } as const;

function head(type: number, size: number): Buffer {
  if (size < 29) return Buffer.from([(type << 5) | size]);
  return Buffer.from([(type << 5) | 29, size - 29]);
}

function encoded(content: MmdbValue): Buffer {
  if (typeof content === "string") {
    const bytes = Buffer.from(content);
    return Buffer.concat([head(TYPE.text, bytes.length), bytes]);
  }
  if (typeof content === "number") {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleBE(content);
    return Buffer.concat([head(TYPE.double, 8), bytes]);
  }
  // array is an extended type beyond the three bits: 11 - 7
  if (Array.isArray(content)) return Buffer.concat([Buffer.from([content.length, 4]), ...content.map(encoded)]);
  const entries = Object.entries(content);
  return Buffer.concat([head(TYPE.map, entries.length), ...entries.flat().map((part) => encoded(part))]);
}

function whole(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return Buffer.concat([head(TYPE.whole, 4), bytes]);
}

const text = (value: string) => encoded(value);

/** `records`: by network, `203.0.113.0/24`; all of one address family. */
export function tinyMmdb(
  records: Record<string, MmdbValue>,
  { kind, version }: { kind: string; version: 4 | 6 },
): Buffer {
  const nodes: [number | Buffer | undefined, number | Buffer | undefined][] = [[undefined, undefined]];
  for (const [network, content] of Object.entries(records)) {
    const prefix = prefixOf(network);
    if (!prefix) throw new Error(`${network} is no network`);
    const bytes = prefix.first.toByteArray();
    let node = 0;
    for (let n = 0; n < prefix.bits; n++) {
      const bit = ((bytes[n >> 3] ?? 0) >> (7 - (n % 8))) & 1;
      const pair = nodes[node] ?? [undefined, undefined];
      const next = pair[bit];
      if (n === prefix.bits - 1) pair[bit] = encoded(content);
      else if (typeof next === "number") node = next;
      else node = pair[bit] = nodes.push([undefined, undefined]) - 1;
    }
  }
  const data: Buffer[] = [];
  const tree = Buffer.alloc(nodes.length * 6);
  nodes.flat().forEach((record, n) => {
    const at = data.reduce((sum, { length }) => sum + length, 0);
    if (Buffer.isBuffer(record)) data.push(record);
    const value = Buffer.isBuffer(record) ? nodes.length + 16 + at : (record ?? nodes.length);
    tree.writeUIntBE(value, n * 3, 3);
  });
  const facts: [string, Buffer][] = [
    ["binary_format_major_version", whole(2)],
    ["binary_format_minor_version", whole(0)],
    ["build_epoch", whole(1_767_225_600)],
    ["database_type", text(kind)],
    ["description", encoded({})],
    ["ip_version", whole(version)],
    ["languages", encoded([])],
    ["node_count", whole(nodes.length)],
    ["record_size", whole(24)],
  ];
  const metadata = [head(TYPE.map, facts.length), ...facts.flatMap(([key, value]) => [text(key), value])];
  const mark = Buffer.from("\xab\xcd\xefMaxMind.com", "latin1");
  return Buffer.concat([tree, Buffer.alloc(16), ...data, mark, ...metadata]);
}
