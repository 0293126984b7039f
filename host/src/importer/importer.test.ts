// The command as a process, with a listening host.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { createAdaptorServer } from "@hono/node-server";
import { createApiKey } from "@sightline/schema/rest/integrations/developer";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { combinedLine } from "#host/ingest/import/testing/logLines.ts";
import { number } from "#host/stores/resultColumns.ts";
import { compiledModules } from "#host/testing/compiledModules.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

const main = path.join(import.meta.dirname, "main.ts");
const folder = mkdtempSync(path.join(tmpdir(), "import-"));
let host: TestHost;
let address: string;
let key: string;
const server = createAdaptorServer({ fetch: (request) => host.fetch(new URL(request.url).pathname, request) });

beforeAll(async () => {
  host = await openTestHost();
  const made = await host.request(createApiKey, { as: "owner", body: { name: "logs", scopes: ["write:projects"] } });
  ({ key } = made.answer);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

function file(name: string, content: string | Buffer): string {
  const at = path.join(folder, name);
  writeFileSync(at, content);
  return at;
}

async function run(args: string[], { input = "", env = {} }: { input?: string; env?: Record<string, string> } = {}) {
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...compiledModules, PATH: "", IMPORT_KEY: key, ...env },
  });
  child.stdin.end(input);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code: child.exitCode, stdout, stderr };
}

const importing = (...more: string[]) => [
  "--project",
  "acme-shop",
  "--host",
  address,
  "--site",
  "shop.example",
  ...more,
];
const counted = (stdout: string, label: string) =>
  Number(new RegExp(String.raw`^\s+([\d,]+)  ${label}`, "m").exec(stdout)?.[1]?.replaceAll(",", ""));

async function stored(): Promise<number> {
  await host.ingest.flush();
  const [row] = await host.events.query({ n: number }, "SELECT count() AS n FROM event");
  return Number(row?.n);
}

/** More lines than one request accepts; every tenth is malformed. */
const many = Array.from({ length: 5000 }, (_, n) =>
  n % 10 === 9
    ? `broken ${n}`
    : combinedLine({
        ip: `203.0.113.${n % 40}`,
        time: `10/Mar/2026:10:${String(Math.floor(n / 100)).padStart(2, "0")}:00 +0000`,
      }),
);

describe("npm run import", () => {
  it("imports plain, compressed and piped logs once, shows progress and prints totals", async () => {
    const plain = file("access.log", `${many.join("\r\n")}\n\n`);
    const packed = file("older.gz", gzipSync(`${combinedLine({ time: "09/Mar/2026:10:00:00 +0000" })}\n`));
    const piped = combinedLine({ time: "11/Mar/2026:10:00:00 +0000" });
    const first = await run(importing(packed, plain, "-"), { input: piped });
    expect(first.stderr).toContain("access.log: 5,000 lines, done");
    expect(first.code).toBe(0);
    expect(counted(first.stdout, "lines read, in 3 files")).toBe(5002);
    expect(counted(first.stdout, "stored as page views")).toBe(4502);
    expect(counted(first.stdout, "refused")).toBe(500);
    expect(counted(first.stdout, "line: must be in combined")).toBe(500);
    expect(first.stdout.match(/access\.log:\d+ {2}line:/g)).toHaveLength(20);
    expect(first.stdout).toContain("access.log:10  line: must be");
    expect(await stored()).toBe(4502);

    const again = await run(importing(packed, plain, "-"), { input: piped });
    expect(counted(again.stdout, "stored as page views")).toBe(0);
    expect(counted(again.stdout, "stored before")).toBe(4502);
    expect(await stored()).toBe(4502);
  });

  it("refuses a line that is too long or binary by its number, and continues", async () => {
    const log = file(
      "odd.log",
      `${"x".repeat(40_000)}\n\na\0b\n${combinedLine({ time: "12/Mar/2026:10:00:00 +0000" })}`,
    );
    const { stdout, code } = await run(importing(log));
    expect(code).toBe(0);
    expect(stdout).toContain("odd.log:1  line: must have at most 16384 characters");
    expect(stdout).toContain("odd.log:3  line: must be text");
    expect(counted(stdout, "stored as page views")).toBe(1);
  });

  it("merges overlapping files by time so that shared sessions count once, and numbers lines per file", async () => {
    const line = (minute: number) =>
      combinedLine({ ip: "198.51.100.3", time: `04/Mar/2026:10:${String(minute).padStart(2, "0")}:00 +0000` });
    const one = file("one.log", [line(0), line(40), "broken"].join("\n"));
    const other = file("other.log", ["broken", line(20), line(59)].join("\n"));
    const { stdout } = await run(importing(other, one));
    expect(stdout).toContain("other.log:1  line:");
    expect(stdout).toContain("one.log:3  line:");
    await host.ingest.flush();
    const [found] = await host.events.query(
      { views: number, sessions: number, entries: number },
      "SELECT count() AS views, uniqExact(session_id) AS sessions, sum(is_entry) AS entries FROM event WHERE toDate(ts) = '2026-03-04'",
    );
    expect(found).toMatchObject({ views: 4, sessions: 1, entries: 1 });
  });

  it("reads a byte order mark, Windows line endings and multi-part archives, and skips a truncated line", async () => {
    const line = (minute: number) => combinedLine({ time: `05/Mar/2026:10:0${minute}:00 +0000` });
    const windows = file("windows.log", `\u{feff}${line(0)}\r\n${line(1)}\r\n${line(2).slice(0, -9)}`);
    const parts = file("parts.gz", Buffer.concat([gzipSync(`${line(3)}\n`), gzipSync(`${line(4)}\n`)]));
    const { stdout } = await run(importing(windows, parts));
    expect(counted(stdout, "stored as page views")).toBe(4);
    expect(stdout).toContain("windows.log:3  line:");
  });

  it("refuses UTF-16 and prints a command that converts it", async () => {
    const log = file("wide.log", Buffer.from(`\u{feff}${combinedLine()}`, "utf16le"));
    const { code, stderr } = await run(importing(log));
    expect([code, stderr]).toEqual([1, expect.stringContaining("wide.log is UTF-16; convert it first: iconv")]);
  });

  it("forwards its options: addresses behind proxies, and any age", async () => {
    const lines = ["1.1.1.1, 8.8.8.8", "8.8.4.4, 9.9.9.9"].map(
      (forwarded) => `${combinedLine({ ip: "10.0.0.1", time: "10/Mar/2003:10:00:00 +0000" })} "${forwarded}"`,
    );
    const { stdout } = await run(importing("--forwarded-for", "1", "--any-age", "-"), { input: lines.join("\n") });
    expect(counted(stdout, "stored as page views")).toBe(2);
    await host.ingest.flush();
    const visitors = await host.events.query({}, "SELECT DISTINCT visitor_id FROM event WHERE toYear(ts) = 2003");
    expect(visitors).toHaveLength(2);
  });

  const dead = "http://127.0.0.1:9";
  test.each([
    ["a file that is not there", () => importing("missing.log"), "missing.log was not found"],
    ["a folder", () => importing(folder), "is a folder"],
    ["a host that is dead", () => ["--project", "acme-shop", "--host", dead, "-"], "does not answer"],
    [
      "another company's project",
      () => ["--project", "other-site", "--host", address, "-"],
      "no project of the key's company",
    ],
    ["an unknown key", () => importing("--key", "sk_nobodys", "-"), "the key is not known there"],
  ])("exits with 1 and a message for %s", async (_, args, sentence) => {
    const { code, stderr, stdout } = await run(args(), { input: combinedLine() });
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect([code, stdout]).toEqual([1, ""]);
  });

  test.each([
    ["no project", () => ["a.log"], "Say which project"],
    ["no file", () => importing(), "Say which files"],
    ["an unknown option", () => importing("--fast", "a.log"), "--fast"],
    ["a host that is no address", () => importing("--host", "localhost", "-"), "--host must be an address"],
    ["a number of proxies that is none", () => importing("--forwarded-for", "all", "-"), "--forwarded-for must be"],
    ["an empty IMPORT_KEY", () => importing("-"), "IMPORT_KEY must not be empty", { IMPORT_KEY: "" }],
  ] as [string, () => string[], string, Record<string, string>?][])(
    "exits with 2 and a message for %s",
    async (_, args, sentence, env?: Record<string, string>) => {
      const { code, stderr, stdout } = await run(args(), { input: combinedLine(), ...(env && { env }) });
      expect(stderr).toContain(sentence);
      expect([code, stdout]).toEqual([2, ""]);
    },
  );

  test.each([
    ["the input is empty", "", "Nothing was imported: the input has no lines"],
    ["every line is refused", "broken\nbroken too", "Nothing was imported: all 2 lines were refused"],
    ["every line is skipped", combinedLine({ status: 404 }), "Nothing was imported: the only line was skipped"],
  ])("exits with 1, its report and a reason when %s", async (_, input, reason) => {
    const { code, stdout, stderr } = await run(importing("-"), { input });
    expect(stderr).toContain(reason);
    expect(counted(stdout, "stored as page views")).toBe(0);
    expect(code).toBe(1);
  });

  it("reports a corrupt archive", async () => {
    const whole = gzipSync(
      Array.from({ length: 3000 }, (_, n) => combinedLine({ ip: `198.51.100.${n % 250}` })).join("\n"),
    );
    const { code, stderr } = await run(importing(file("cut.gz", whole.subarray(0, whole.length - 20))));
    expect(code).toBe(1);
    expect(stderr).toContain("cut.gz is broken gzip");
  });

  it("prints its options", async () => {
    expect((await run(["--help"])).stdout).toContain("npm run import -- --project KEY");
  });
});
