// A whole table, as a file or to be shown: the gateway asks for the table's list page by page and writes the rows as they
// come.
import type { IEnvironment } from "relay-runtime";
import type { CsvField } from "#web/ui/data/columns.ts";
import { saveFile } from "#web/ui/data/saveFile.ts";
import { download } from "./download.ts";

export interface CsvTable {
  /** of the query that shows the table; it may ask for more beside it, and for a part of the rows */
  id: string;
  variables: Readonly<Record<string, unknown>>;
  /** where the list is in the answer, as in `viewer.project.traffic.report.breakdown.rows`; a connection's ends with `edges` */
  rows: string;
  /** rows that the list gives at once; without it the query asks for all of them */
  pageSize?: number;
  /** fields that the query asks for in each row */
  columns: readonly CsvField[];
}

/** Of a column, the gateway reads where its value is, and its labels. */
const bodyOf = ({ columns, ...table }: CsvTable): string =>
  JSON.stringify({ ...table, columns: columns.map(({ title, value, labels }) => ({ title, value, labels })) });

/** Throws a GatewayError if the file is missing or incomplete. */
export async function saveCsv(environment: IEnvironment, name: string, table: CsvTable): Promise<void> {
  const { file } = await download(environment, "/export.csv", { method: "POST", body: bodyOf(table) });
  saveFile(`${name}.csv`, file);
}

export type StoredValue = string | number | boolean | null;

/** All rows, each with the values of its columns as stored. Throws a GatewayError if they are incomplete. */
export async function readWholeTable(
  environment: IEnvironment,
  table: CsvTable,
  signal: AbortSignal,
): Promise<StoredValue[][]> {
  const request = { method: "POST", body: bodyOf(table), signal, accept: "application/jsonl" };
  const { file } = await download(environment, "/export.csv", request);
  const lines = (await file.text()).split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line) as StoredValue[]);
}
