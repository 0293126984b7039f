// relay-compiler adds trusted documents but never removes any, and doesn't write those whose artifact is unchanged. So
// each generation starts without both. schema/operations.json then contains exactly the documents that the app sends.
import { rmSync, writeFileSync } from "node:fs";

export function emptyArtifacts(): void {
  rmSync(new URL("../web/src/__generated__", import.meta.url), { recursive: true, force: true });
  writeFileSync(new URL("../schema/operations.json", import.meta.url), "{}");
}

if (import.meta.main) emptyArtifacts();
