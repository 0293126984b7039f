// The sessions that started a form and did not complete it, by the last field that the visitor used: the same sessions as
// those of the form's own report. The negated operators choose all other sessions.
import { filtersRefusals } from "@sightline/schema/rest/refusals/filters";
import { formSourceSql, IS_ABANDONED, unitsSql } from "../forms/formUnits.ts";
import { IS_HUMAN, IN_PERIOD } from "../visits/humanTrafficSql.ts";
import { positively, refuse, textSql, type Criterion } from "./filterSql.ts";

export const formDrop: Criterion<"visit"> = (condition, binding) => {
  const form = binding.terms.forms?.get(condition.key ?? "");
  if (!form) return refuse(binding, "key", filtersRefusals.formKey());
  binding.add(form.params);
  const { requested, isNegative } = positively(condition);
  const events = formSourceSql(form, `${IN_PERIOD} AND ${IS_HUMAN}`);
  return {
    of: "visit",
    sql: `session_id ${isNegative ? "NOT IN" : "IN"} (SELECT session_id FROM (${unitsSql({ sql: events })})
      WHERE ${IS_ABANDONED} AND ${textSql("last_field", requested, binding)})`,
  };
};
