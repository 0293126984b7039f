import { Pencil } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { graphql, useFragment } from "react-relay";
import type { FunnelTitle_funnel$key } from "#web/__generated__/FunnelTitle_funnel.graphql.ts";
import type { FunnelTitle_project$key } from "#web/__generated__/FunnelTitle_project.graphql.ts";
import type { FunnelTitle_report$key } from "#web/__generated__/FunnelTitle_report.graphql.ts";
import { ReportTitle } from "#web/reports/frame/ReportTitle.tsx";
import { useReportRange } from "#web/reports/frame/useReportRange.ts";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { sharedFunnel } from "../../_lib/funnelHref.ts";
import { FunnelMenu } from "../list/FunnelMenu.tsx";

interface Props {
  funnel: FunnelTitle_funnel$key;
  report: FunnelTitle_report$key;
  project: FunnelTitle_project$key;
  canWrite: boolean;
  href: (path: string) => string;
}

export function FunnelTitle({ funnel, report, project, canWrite, href }: Props) {
  const { id, funnelId, name, isArchived } = useFragment(
    graphql`
      fragment FunnelTitle_funnel on Funnel {
        id
        funnelId
        name
        isArchived
      }
    `,
    funnel,
  );
  const { result } = useFragment(
    graphql`
      fragment FunnelTitle_report on FunnelReport {
        result(by: $by, test: $test) {
          range {
            ...useReportRange_range
          }
        }
      }
    `,
    report,
  );
  const head = useFragment(
    graphql`
      fragment FunnelTitle_project on Project {
        ...ReportTitle_project
      }
    `,
    project,
  );
  const range = useReportRange(result?.range);
  return (
    <ReportTitle
      title={name}
      project={head}
      range={range}
      share={{ module: "FUNNEL", itemId: sharedFunnel(funnelId, name) }}
      hasNotes
    >
      {canWrite && (
        <>
          <FunnelMenu
            id={id}
            funnelId={funnelId}
            name={name}
            isArchived={isArchived}
            href={href}
            leaveTo={href("/funnel")}
            hasEdit={false}
          />
          <Link href={href(`/funnel/edit/${funnelId}`)} css={buttonStyle("secondary")}>
            <Pencil size={16} aria-hidden /> {t("Edit")}
          </Link>
        </>
      )}
    </ReportTitle>
  );
}
