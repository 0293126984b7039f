import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Navigate, useLocation } from "react-router-dom";
import type { OpensToday_project$key } from "#web/__generated__/OpensToday_project.graphql.ts";
import { lastUsedRange } from "#web/reports/url/rangeMemory.ts";
import { writeReportState } from "#web/reports/url/reportState.ts";
import { isRangeChosen } from "#web/reports/url/reportVariables.ts";

const DAY_MS = 86_400_000;

/** Through its first day, a project shows today by hour: 30 days would be a single point. A chosen range stays. */
export function OpensToday({ project }: { project: OpensToday_project$key }) {
  const { widgetId, createdAt } = useFragment(
    graphql`
      fragment OpensToday_project on Project {
        widgetId
        createdAt
      }
    `,
    project,
  );
  const [now] = useState(Date.now);
  const { search } = useLocation();
  const chosen = new URLSearchParams(search);
  const isNew = createdAt != null && now - Date.parse(createdAt) < DAY_MS;
  // not the range that the dashboard remembers: the header stores the default one before this is shown
  if (!isNew || isRangeChosen(chosen) || lastUsedRange(widgetId)) return null;
  return <Navigate to={{ search: String(writeReportState(chosen, { range: { preset: "TODAY" } })) }} replace />;
}
