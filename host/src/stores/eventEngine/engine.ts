// What the event store needs of ClickHouse, embedded or remote. A statement never sees settings, parameters or output of
// another one: it carries its own of each, and it has a name under which the store can find and cancel it.
import type { Answer } from "../readRows.ts";

export type Settings = Readonly<Record<string, string | number>>;

export interface Statement {
  sql: string;
  /** typed in the SQL as `{name:Type}` */
  params: Readonly<Record<string, unknown>>;
  settings: Settings;
  /** the statement's name in the store (`log_comment`) */
  name: string;
}

export interface Block {
  table: string;
  /** rows as lines of JSON */
  lines: Uint8Array;
  settings: Settings;
}

export interface Engine {
  select(statement: Statement): Promise<Answer>;
  insert(block: Block): Promise<void>;
  /** A statement without rows. It may run for hours. */
  command(statement: Statement): Promise<void>;
  /** Cancels the running statements of this name; their promises then reject. */
  cancel(name: string): Promise<void>;
  /** Fails while the store does not respond. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** `name` consists of letters, digits and hyphens. */
export const cancelSql = (name: string): string =>
  `KILL QUERY WHERE Settings['log_comment'] = '${name}' AND query NOT LIKE 'KILL QUERY%' ASYNC`;
