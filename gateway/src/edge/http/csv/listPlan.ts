// What is executed for an export: the list of one of the app's own queries.
import { exportsRefusals } from "@sightline/schema/rest/refusals/exports";
import { makePlan, type Plan } from "#gateway/engine/plan.ts";
import type { TrustedDocuments } from "#gateway/engine/trustedDocuments.ts";
import { RequestRefused } from "../refusal.ts";
import type { CsvQuestion } from "./csvQuestion.ts";
import { listDocument, type Paging } from "./listDocument.ts";

export function listPlan(
  trusted: TrustedDocuments,
  { id, rows, pageSize, columns }: CsvQuestion,
): { plan: Plan; paging: Paging | undefined } {
  const whole = trusted.find(id)?.plan;
  if (whole?.kind !== "query") {
    throw new RequestRefused(400, exportsRefusals.unknownQuery(), "id");
  }
  const values = columns.map(({ value }) => value);
  const { document, paging, selects } = listDocument(whole.schema, whole.document, { rows, columns: values, pageSize });
  const missing = values.findIndex((value) => !selects(`${rows}.${value}`));
  if (missing >= 0) {
    const path = `${rows}.${values[missing]}`;
    throw new RequestRefused(400, exportsRefusals.notSelected({ path }), `columns.${missing}.value`);
  }
  if (pageSize !== undefined && !paging) throw new RequestRefused(400, exportsRefusals.noPages(), "pageSize");
  return { plan: makePlan(whole.schema, document), paging };
}
