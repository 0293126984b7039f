// How much of the log has been loaded into the store, and which part is being loaded. That part is recorded before its
// first attempt and never changes, so that every attempt, also after a restart, sends the same bytes with the same token.
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { replaceFile } from "#host/stores/durable.ts";
import type { Position } from "./segments.ts";

export interface Checkpoint {
  /** identifies this log in the store's deduplication tokens */
  log: string;
  /** everything before this position is in the store */
  done: Position;
  /** everything from `done` up to this position is being loaded */
  loading?: Position;
}

const fileIn = (folder: string) => path.join(folder, "checkpoint.json");

export function readCheckpoint(folder: string): Checkpoint {
  const file = fileIn(folder);
  if (!existsSync(file)) return { log: randomUUID(), done: { segment: 0, offset: 0 } };
  return JSON.parse(readFileSync(file, "utf8")) as Checkpoint;
}

export const writeCheckpoint = (folder: string, checkpoint: Checkpoint) =>
  replaceFile(fileIn(folder), JSON.stringify(checkpoint));
