// Every row of a list, page by page: the same operation again, further on. A list with an offset ends with a page that is
// not full, a connection with `hasNextPage: false`.
import type { MaskedResult } from "#gateway/engine/mask.ts";
import type { Variables } from "#gateway/engine/plan.ts";
import { at } from "./csvLine.ts";
import { AFTER, LIMIT, OFFSET, type Paging } from "./listDocument.ts";

export type Ask = (variables: Variables) => Promise<MaskedResult>;
export interface CsvPage {
  rows: readonly unknown[];
  /** the list is missing or incomplete */
  failed?: MaskedResult["errors"];
}

interface Pages {
  rows: string;
  paging: Paging | undefined;
}

/** The variables of the next page. */
type Further = (page: readonly unknown[], data: unknown) => Variables | undefined;

function furtherOf({ rows, paging }: Pages): Further {
  if (paging?.by === "offset") {
    let offset = 0;
    return (page) => {
      offset += page.length;
      return page.length < paging.size ? undefined : { [OFFSET]: offset };
    };
  }
  if (paging?.by === "cursor") {
    const info = rows.replace(/edges$/, "pageInfo");
    return (page, data) => {
      const after = at(data, `${info}.endCursor`);
      const isMore = at(data, `${info}.hasNextPage`) === true && typeof after === "string" && page.length > 0;
      return isMore ? { [AFTER]: after } : undefined;
    };
  }
  return () => undefined;
}

export async function* csvPages(pages: Pages, variables: Variables, ask: Ask): AsyncGenerator<CsvPage> {
  const further = furtherOf(pages);
  const size = pages.paging && { [LIMIT]: pages.paging.size };
  let position: Variables | undefined = pages.paging?.by === "offset" ? { [OFFSET]: 0 } : {};
  while (position) {
    const { data, errors } = await ask({ ...variables, ...size, ...position });
    const list = at(data, pages.rows);
    // a row with a failed field would look like one with an empty value
    if (!Array.isArray(list) || errors?.length) {
      yield { rows: [], failed: errors ?? [] };
      return;
    }
    yield { rows: list };
    position = further(list, data);
  }
}
