import type { ReactNode } from "react";
import type { ReportTitle_project$key } from "#web/__generated__/ReportTitle_project.graphql.ts";
import { ReportTitle } from "#web/screens/_parts/report/ReportTitle.tsx";

interface Props {
  title: string;
  project: ReportTitle_project$key;
  range: { startDate: string; endDate: string; timezone: string } | null | undefined;
  hasGoal?: boolean;
  hasNotes?: boolean;
  children: ReactNode;
}

/** What all reports have in common: their head, and cards below each other. */
export function ReportBody({ children, ...head }: Props) {
  return (
    <>
      <ReportTitle {...head} />
      <div css={(t) => ({ display: "grid", gap: t.space.two, minWidth: 0 })}>{children}</div>
    </>
  );
}
