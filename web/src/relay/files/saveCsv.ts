// A whole table as a file: the gateway asks the query page by page and writes the rows as they come.
import type { ConcreteRequest, IEnvironment } from "relay-runtime";
import { t } from "#web/texts/t.ts";
import { saveFile } from "#web/ui/data/saveFile.ts";
import { GatewayError, toGatewayError } from "../gatewayError.ts";
import { httpHeaders, type ShareToken } from "../network.ts";

export interface CsvColumn {
  title: string;
  /** where the value stands in a row, as in `node.name` */
  value: string;
}

export interface CsvTable {
  query: ConcreteRequest;
  /** with `limit` and `offset`, or `first`, where the query has them: the size of a page */
  variables: Readonly<Record<string, unknown>>;
  /** where the list stands in the answer, as in `viewer.project.traffic.report.breakdown.rows`; a connection's ends with `edges` */
  rows: string;
  columns: readonly CsvColumn[];
}

const tokenOf = (environment: IEnvironment): ShareToken =>
  (environment.options as { shareToken?: ShareToken } | undefined)?.shareToken;

async function refusalOf(response: Response): Promise<GatewayError> {
  const told = (await response.json().catch(() => undefined)) as { errors?: unknown[] } | undefined;
  return toGatewayError(told?.errors?.[0]);
}

/** Throws a GatewayError where there is no file, or half of one. */
export async function saveCsv(environment: IEnvironment, name: string, table: CsvTable): Promise<void> {
  const { query, variables, rows, columns } = table;
  let file: Blob;
  try {
    const response = await fetch("/export.csv", {
      method: "POST",
      headers: { ...httpHeaders(tokenOf(environment)), accept: "text/csv" },
      body: JSON.stringify({ id: query.params.id, variables, rows, columns }),
      credentials: "same-origin",
    });
    if (!response.ok) throw await refusalOf(response);
    file = await response.blob();
  } catch (error) {
    if (error instanceof GatewayError) throw error;
    throw new GatewayError("OFFLINE", t("The file broke off. Check your connection, and try again."));
  }
  saveFile(`${name}.csv`, file);
}
