import { Users } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { useSearchParams } from "react-router-dom";
import { readReportState, writeReportState } from "#web/reports/url/reportState.ts";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import type { Drill } from "#web/reports/drilldown/drillAddress.ts";
import { pairGroups } from "#web/reports/drilldown/drillPairs.ts";
import { withoutChoice } from "./DrillPairs.tsx";

/** Links the numbers to their visitors: the same range and goal, with the pairs as filters. */
export function VisitorsLink({ drill }: { drill: Drill }) {
  const [search] = useSearchParams();
  const filters = [...pairGroups(drill.pairs), ...readReportState(search).filters];
  const next = writeReportState(new URLSearchParams(withoutChoice(search.toString())), { filters });
  for (const name of ["metric", "interval"]) next.delete(name);
  return (
    <Link href={`/visitors?${next.toString()}`} css={buttonStyle()}>
      <Users aria-hidden />
      {t("View visitors")}
    </Link>
  );
}
