import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { giveBack, takeCopy } from "./reusedCopy.ts";

function templateOf(files: Record<string, string>) {
  const work = mkdtempSync(path.join(tmpdir(), "sightline-copies-"));
  onTestFinished(() => rmSync(work, { recursive: true, force: true }));
  const template = path.join(work, "template");
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(template, name)), { recursive: true });
    writeFileSync(path.join(template, name), text);
  }
  /** the folder of a test */
  const folder = (test: string) => {
    mkdirSync(path.join(work, test), { recursive: true });
    return path.join(work, test, "entities");
  };
  return { template, folder };
}

it("restores a returned copy: its changed and removed files, without the added ones", () => {
  const { template, folder } = templateOf({ same: "same", "base/changed": "original", "base/removed": "here" });
  const first = folder("first");
  takeCopy(template, first);
  const inode = statSync(path.join(first, "same")).ino;
  // of the same size as before
  writeFileSync(path.join(first, "base/changed"), "modified");
  rmSync(path.join(first, "base/removed"));
  mkdirSync(path.join(first, "added/deep"), { recursive: true });
  writeFileSync(path.join(first, "added/deep/file"), "of the first test");
  giveBack(template, first);
  const second = folder("second");
  takeCopy(template, second);
  expect(readFileSync(path.join(second, "base/changed"), "utf8")).toBe("original");
  expect(readFileSync(path.join(second, "base/removed"), "utf8")).toBe("here");
  expect(existsSync(path.join(second, "added"))).toBe(false);
  // it is the same file, not another copy
  expect(statSync(path.join(second, "same")).ino).toBe(inode);
});

it("makes another copy while the first one is in use", () => {
  const { template, folder } = templateOf({ file: "original" });
  const [first, second] = [folder("first"), folder("second")];
  takeCopy(template, first);
  takeCopy(template, second);
  writeFileSync(path.join(first, "file"), "changed");
  expect(readFileSync(path.join(second, "file"), "utf8")).toBe("original");
  expect(readFileSync(path.join(template, "file"), "utf8")).toBe("original");
});
