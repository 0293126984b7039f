// Passwords are stored as argon2id hashes in PHC format (19 MiB, 2 passes, as OWASP recommends). At most two are
// computed at a time: they share the thread pool with disk I/O, and a flood of sign-ins must not delay ingest.
import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import { Problem } from "#host/http/problem.ts";

const derive = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

const MAX_RUNNING = 2;
const MAX_WAITING = 200;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_RUNNING) {
    if (waiting.length >= MAX_WAITING) {
      throw new Problem(accountRefusals.tooManySignIns(), {
        retryAfter: 2,
      });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const base64 = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await inTurn(() => derive("argon2id", { message: password, nonce, ...cost }));
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(tag)}`;
}

// compared if there is no account, so that the response takes the same time; no password has this tag
const DUMMY_HASH = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${"A".repeat(22)}$${"A".repeat(43)}`;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Whether the password matches; takes the same time without a hash. */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const parts = PHC.exec(hash ?? DUMMY_HASH) ?? PHC.exec(DUMMY_HASH);
  const [, memory, passes, parallelism, nonce = "", tag = ""] = parts ?? [];
  const expected = Buffer.from(tag, "base64");
  const actual = await inTurn(() =>
    derive("argon2id", {
      message: password,
      nonce: Buffer.from(nonce, "base64"),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    }),
  );
  return timingSafeEqual(actual, expected) && Boolean(hash);
}
