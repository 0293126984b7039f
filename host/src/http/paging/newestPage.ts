// Pages of the entity store, newest first. Ids rise with time: a page begins below the last id of the page before.
import { sql, type SelectQueryBuilder, type StringReference } from "kysely";

interface Page {
  before_id?: number | undefined;
  limit: number;
}

/** `total` is the number of rows on all pages. */
export async function newestPage<Database, Table extends keyof Database, Row>(
  all: SelectQueryBuilder<Database, Table, Row>,
  id: StringReference<Database, Table>,
  { before_id, limit }: Page,
) {
  const column = sql.ref<number>(id);
  const page = before_id === undefined ? all : all.where(sql<boolean>`${column} < ${before_id}`);
  const rows = await page.clearOrderBy().orderBy(column, "desc").limit(limit).execute();
  const [counted] = await all
    .clearSelect()
    .clearOrderBy()
    .$castTo<{ total: number }>()
    .select(sql<number>`count(*)`.as("total"))
    .execute();
  return { rows, total: Number(counted?.total ?? 0) };
}
