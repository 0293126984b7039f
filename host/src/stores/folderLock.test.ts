import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { lockFolder } from "./folderLock.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "sightline-lock-"));
  file = path.join(folder, "lock");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("writes its process id, and removes the file when released", () => {
  const letGo = lockFolder(file);
  expect(readFileSync(file, "utf8")).toBe(String(process.pid));
  letGo();
  expect(readdirSync(folder)).toEqual([]);
});

it("refuses a folder that a running process has locked", () => {
  writeFileSync(file, String(process.ppid));
  expect(() => lockFolder(file)).toThrow(`process ${process.ppid}`);
  expect(existsSync(file)).toBe(true);
});

// 2 ** 22 is more than any process id
it.each(["", "\0\0\0\0", "0", "-1", "no number", String(2 ** 22 + 1)])(
  "takes over a file that contains %j",
  (content) => {
    writeFileSync(file, content);
    const letGo = lockFolder(file);
    expect(readFileSync(file, "utf8")).toBe(String(process.pid));
    letGo();
  },
);
