// Every stored event of a visitor, complete, oldest first, in batches: without empty columns, and without the keyed
// hashes of an address, which are meaningless outside the product.
import { eventColumns, storedColumns, type EventColumn } from "#host/analytics/columns.ts";
import { keysetSql, type Place } from "#host/http/paging/keyset.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { ABSENT_ID } from "#host/stores/absentId.ts";

const AT_ONCE = 1000;

const LEFT_OUT: readonly EventColumn[] = ["widget_id", "company_id", "address_hash", "network_hash", "is_internal"];
const columns = storedColumns((Object.keys(eventColumns) as EventColumn[]).filter((name) => !LEFT_OUT.includes(name)));

const hasValue = (value: unknown) => value !== "" && value !== 0 && value !== null && value !== ABSENT_ID;

export async function* storedEvents(
  { events, signal }: QueryContext,
  widget: number,
  visitor: string,
): AsyncGenerator<Record<string, unknown>[]> {
  let after: Place | undefined;
  for (;;) {
    const page = keysetSql({ key: "ts", kind: "time", id: "event_id" }, { after, direction: "asc", limit: AT_ONCE });
    const rows = await events.query(
      columns,
      `SELECT * EXCEPT (${LEFT_OUT.join(", ")}) FROM event
WHERE widget_id = {widget:UInt32} AND visitor_id = {visitor:UUID}
  AND ${page.after}
${page.limited}`,
      { widget, visitor, ...page.params },
      signal,
    );
    if (rows.length > 0)
      yield rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, v]) => hasValue(v))));
    const last = rows.at(-1);
    if (rows.length < AT_ONCE || !last) return;
    after = { at: Date.parse(last.ts), id: last.event_id };
  }
}
