// relay-compiler adds trusted documents and never takes one out, and writes none whose artifact it finds unchanged. So
// each generation begins with neither: schema/operations.json then holds what the app sends, and nothing else.
import { rmSync, writeFileSync } from "node:fs";

export function emptyArtifacts(): void {
  rmSync(new URL("../web/src/__generated__", import.meta.url), { recursive: true, force: true });
  writeFileSync(new URL("../schema/operations.json", import.meta.url), "{}");
}

if (import.meta.main) emptyArtifacts();
