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
  /** additional controls of the report */
  choices?: ReactNode;
  children: ReactNode;
}

/** The layout of all reports: header and stacked cards. */
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
