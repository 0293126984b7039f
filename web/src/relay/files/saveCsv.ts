// A whole table as a file: the gateway asks for the table's list page by page and writes the rows as they come.
import type { IEnvironment } from "relay-runtime";
import { t } from "#web/texts/t.ts";
import type { CsvField } from "#web/ui/data/columns.ts";
import { saveFile } from "#web/ui/data/saveFile.ts";
import { GatewayError, toGatewayError } from "../gatewayError.ts";
import { httpHeaders, shareTokenOf } from "../network.ts";

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

async function refusalOf(response: Response): Promise<GatewayError> {
  const body = (await response.json().catch(() => undefined)) as { errors?: unknown[] } | undefined;
  return toGatewayError(body?.errors?.[0]);
}

/** Throws a GatewayError if the file is missing or incomplete. */
export async function saveCsv(environment: IEnvironment, name: string, table: CsvTable): Promise<void> {
  let file: Blob;
  try {
    const response = await fetch("/export.csv", {
      method: "POST",
      headers: { ...httpHeaders(shareTokenOf(environment)), accept: "text/csv" },
      body: JSON.stringify(table),
      credentials: "same-origin",
    });
    if (!response.ok) throw await refusalOf(response);
    file = await response.blob();
  } catch (error) {
    if (error instanceof GatewayError) throw error;
    throw new GatewayError("OFFLINE", t("The connection was lost during the download. Please try again."));
  }
  saveFile(`${name}.csv`, file);
}
