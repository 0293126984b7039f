// Excerpts of real server logs, with made-up visitors.
import { readFileSync } from "node:fs";
import path from "node:path";

export type Fixture =
  | "nginx-combined.log"
  | "apache-clf.log"
  | "apache-vhost-combined.log"
  | "caddy.log"
  | "nginx-json.log";

export const fixtureLines = (name: Fixture): string[] =>
  readFileSync(path.join(import.meta.dirname, "logs", name), "utf8")
    .trimEnd()
    .split("\n");
