// Events contain no IP address. To count past events for an address rule, they contain two keyed hashes of it for 31
// days: one of the whole address, one of its network (24 bits of IPv4, 48 of IPv6). The key is created once per
// installation and stored in the entity store and with the host's copies of it, apart from the events.
import { createHmac, createSecretKey, randomBytes } from "node:crypto";
import type { EntityStore } from "#host/stores/entities.ts";
import { readOrCopy, savedCopy } from "#host/stores/savedCopy.ts";
import { type Address, NETWORK_BITS, networkOf, type Prefix, readAddress, WIDTH } from "./prefix.ts";

/** Unsigned 64 bits as decimal text; "0" means no address. */
export interface AddressTrace {
  address: string;
  network: string;
}

export interface AddressHash {
  traceOf(ip: string): AddressTrace | undefined;
  /**
   * The column and hashes to search for, for a range of at most 256 addresses or networks; undefined for larger ranges.
   */
  hashesOf(prefix: Prefix): { column: "address_hash" | "network_hash"; hashes: string[] } | undefined;
}

/** Cache size. Consecutive batches often come from the same visitor. */
const KNOWN = 5000;
const MOST = 256;

const numberOf = (address: Address) => BigInt(`0x${Buffer.from(address.toByteArray()).toString("hex")}`);

export function createAddressHash(key: Buffer): AddressHash {
  const known = new Map<string, AddressTrace>();
  // created once: creating it from bytes for each hash would take longer than the hash
  const secret = createSecretKey(key);

  function hash(kind: "ipv4" | "ipv6", bits: number, first: bigint): string {
    const digest = createHmac("sha256", secret)
      .update(`${kind.slice(3)}/${bits}/${first}`)
      .digest();
    return String(digest.readBigUInt64BE(0) || 1n);
  }

  return {
    traceOf(ip) {
      const found = known.get(ip);
      if (found) return found;
      const address = readAddress(ip);
      if (!address) return undefined;
      const kind = address.kind();
      const trace = {
        address: hash(kind, WIDTH[kind], numberOf(address)),
        network: hash(kind, NETWORK_BITS[kind], numberOf(networkOf(address, NETWORK_BITS[kind]))),
      };
      if (known.size >= KNOWN) known.clear();
      known.set(ip, trace);
      return trace;
    },
    hashesOf({ first, bits }) {
      const kind = first.kind();
      const whole = WIDTH[kind];
      const part = NETWORK_BITS[kind];
      const unit = bits > part ? whole : part;
      const count = 2n ** BigInt(unit - bits);
      if (count > MOST) return undefined;
      const step = 2n ** BigInt(whole - unit);
      const hashes = Array.from({ length: Number(count) }, (_, n) =>
        hash(kind, unit, numberOf(first) + BigInt(n) * step),
      );
      return { column: unit === whole ? "address_hash" : "network_hash", hashes };
    },
  };
}

const STATE = "address_key";

/** The key, also of a host that starts while the entity store is down, if it has run before. */
export async function openAddressKey(entities: EntityStore, dataDir: string): Promise<Buffer> {
  const copy = savedCopy<string>(dataDir, "address-key.json", 1);
  return Buffer.from(await readOrCopy(copy, async () => (await addressKey(entities)).toString("hex")), "hex");
}

/** The installation's key, created by the first process that needs it. */
export async function addressKey(entities: EntityStore): Promise<Buffer> {
  await entities
    .insertInto("host_state")
    .values({ key: STATE, value: randomBytes(32).toString("hex") })
    .onConflict((on) => on.column("key").doNothing())
    .execute();
  const { value } = await entities
    .selectFrom("host_state")
    .select("value")
    .where("key", "=", STATE)
    .executeTakeFirstOrThrow();
  return Buffer.from(value, "hex");
}
