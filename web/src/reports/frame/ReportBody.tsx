import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReportBody_project$key } from "#web/__generated__/ReportBody_project.graphql.ts";
import { ReportTitle } from "./ReportTitle.tsx";

interface Props {
  title: string;
  project: ReportBody_project$key;
  range: { startDate: string; endDate: string; timezone: string } | undefined;
  hasGoal?: boolean;
  hasNotes?: boolean;
  /** what else a viewer may choose for all of the report */
  choices?: ReactNode;
  children: ReactNode;
}

/** What all reports have in common: their head, and cards below each other. */
export function ReportBody({ project, choices, children, ...head }: Props) {
  const data = useFragment(
    graphql`
      fragment ReportBody_project on Project {
        ...ReportTitle_project
      }
    `,
    project,
  );
  return (
    <>
      <ReportTitle project={data} {...head}>
        {choices}
      </ReportTitle>
      <div css={(theme) => ({ display: "grid", gap: theme.space.two, minWidth: 0 })}>{children}</div>
    </>
  );
}
