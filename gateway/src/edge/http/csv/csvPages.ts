// Every row of a list, page by page: the same operation again, further on, as long as the document says how. A list with
// `$offset` and `$limit` ends with a page that is not full, a connection with `$first` and `$after` says so itself.
import { getOperationAST } from "graphql";
import type { MaskedResult } from "#gateway/engine/mask.ts";
import type { Plan, Variables } from "#gateway/engine/plan.ts";
import { at } from "./csvLine.ts";

export type Ask = (variables: Variables) => Promise<MaskedResult>;
export interface CsvPage {
  rows: readonly unknown[];
  /** the list is not there, or not whole */
  failed?: MaskedResult["errors"];
}

type Further = (page: readonly unknown[], data: unknown) => Variables | undefined;

function furtherOf({ document }: Plan, variables: Variables, rows: string): Further {
  const names = new Set(
    getOperationAST(document)?.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [],
  );
  const limit = variables["limit"];
  if (names.has("offset") && typeof limit === "number") {
    let offset = typeof variables["offset"] === "number" ? variables["offset"] : 0;
    return (page) => {
      offset += page.length;
      return page.length < limit || page.length === 0 ? undefined : { ...variables, offset };
    };
  }
  if (names.has("after") && rows.endsWith("edges")) {
    const info = rows.replace(/edges$/, "pageInfo");
    return (page, data) => {
      const after = at(data, `${info}.endCursor`);
      const isMore = at(data, `${info}.hasNextPage`) === true && typeof after === "string" && page.length > 0;
      return isMore ? { ...variables, after } : undefined;
    };
  }
  return () => undefined;
}

export async function* csvPages(plan: Plan, first: Variables, rows: string, ask: Ask): AsyncGenerator<CsvPage> {
  const further = furtherOf(plan, first, rows);
  let variables: Variables | undefined = first;
  while (variables) {
    const { data, errors } = await ask(variables);
    const list = at(data, rows);
    // a row with a hole would pass for one that has nothing there
    if (!Array.isArray(list) || errors?.length) {
      yield { rows: [], failed: errors ?? [] };
      return;
    }
    yield { rows: list };
    variables = further(list, data);
  }
}
