// What is executed for an export: the list of one of the app's own queries.
import { makePlan, type Plan } from "#gateway/engine/plan.ts";
import type { TrustedDocuments } from "#gateway/engine/trustedDocuments.ts";
import { RequestRefused } from "../refusal.ts";
import type { CsvQuestion } from "./csvQuestion.ts";
import { listDocument, type Paging } from "./listDocument.ts";

const refused = (message: string, field: string) => new RequestRefused(400, "INVALID", message, field);

export function listPlan(
  trusted: TrustedDocuments,
  { id, rows, pageSize, columns }: CsvQuestion,
): { plan: Plan; paging: Paging | undefined } {
  const whole = trusted.find(id)?.plan;
  if (whole?.kind !== "query") {
    throw refused("id must be that of one of the app's own queries; reload the page", "id");
  }
  const values = columns.map(({ value }) => value);
  const { document, paging, selects } = listDocument(whole.schema, whole.document, { rows, columns: values, pageSize });
  const missing = values.findIndex((value) => !selects(`${rows}.${value}`));
  if (missing >= 0) {
    throw refused(`The query selects no ${rows}.${values[missing]}; reload the page`, `columns.${missing}.value`);
  }
  if (pageSize !== undefined && !paging) throw refused("The list has no pages: leave pageSize out", "pageSize");
  return { plan: makePlan(whole.schema, document), paging };
}
