// A test's own DNS server, with DNS over UDP (RFC 1035) on a local port. It responds with `records`, with NXDOMAIN for
// every other name, and with SERVFAIL for the names in `broken`.
import { createSocket } from "node:dgram";
import { once } from "node:events";

export type DnsType = "A" | "CNAME" | "TXT";

const numbers: Record<DnsType, number> = { A: 1, CNAME: 5, TXT: 16 };

export interface DnsServer {
  /** value for DNS_SERVERS */
  address: string;
  /** values by host name and type */
  records: Map<string, Partial<Record<DnsType, string[]>>>;
  broken: Set<string>;
  /** queried names, in order */
  requested: string[];
  close(): void;
}

const counted = (text: string) => Buffer.from([text.length, ...Buffer.from(text, "latin1")]);

function dataOf(type: DnsType, value: string): Buffer {
  if (type === "A") return Buffer.from(value.split(".").map(Number));
  if (type === "CNAME") return Buffer.concat([...value.split(".").map(counted), Buffer.from([0])]);
  return Buffer.concat((value.match(/.{1,255}/gs) ?? [""]).map(counted));
}

function answerOf(type: DnsType, value: string): Buffer {
  const data = dataOf(type, value);
  const head = Buffer.alloc(12);
  // a pointer to the question's name in the packet
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(numbers[type], 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

/** The queried name, and the offset of its type in the packet. */
function questionOf(packet: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = packet[at] ?? 0; length > 0; length = packet[at] ?? 0) {
    labels.push(packet.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join(".").toLowerCase(), end: at + 1 };
}

export async function startDnsServer(port = 0): Promise<DnsServer> {
  const records: DnsServer["records"] = new Map();
  const broken = new Set<string>();
  const requested: string[] = [];
  const socket = createSocket("udp4");
  socket.on("message", (packet, from) => {
    const { name, end } = questionOf(packet);
    requested.push(name);
    const known = records.get(name);
    const type = (Object.keys(numbers) as DnsType[]).find((each) => numbers[each] === packet.readUInt16BE(end));
    const answers = type === undefined ? [] : (known?.[type] ?? []).map((value) => answerOf(type, value));
    const header = Buffer.from(packet.subarray(0, 12));
    header.writeUInt16BE(broken.has(name) ? 0x8182 : known ? 0x8180 : 0x8183, 2);
    header.writeUInt16BE(answers.length, 6);
    header.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([header, packet.subarray(12, end + 4), ...answers]), from.port, from.address);
  });
  socket.bind(port, "127.0.0.1");
  await once(socket, "listening");
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    broken,
    requested,
    close: () => void socket.close(),
  };
}
