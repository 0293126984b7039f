import { Share2, StickyNote } from "lucide-react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReportTitle_project$key } from "#web/__generated__/ReportTitle_project.graphql.ts";
import type { ShareModule } from "#web/__generated__/ShareDialogContentQuery.graphql.ts";
import { useDescribedReport } from "../sentences/reportDescription.ts";
import { useReportState } from "../url/useReportState.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { FilterButton } from "../filters/FilterButton.tsx";
import { FilterChips } from "../filters/FilterChips.tsx";
import { formatGroup } from "../filters/criteriaKinds.ts";
import { useDisplayNames } from "../filters/useDisplayNames.ts";
import { GoalSelect } from "./GoalSelect.tsx";
import { formatRange, type AnsweredDays } from "./formatRange.ts";

const ShareDialog = lazy(() =>
  import("#web/sharing/ShareDialog.tsx").then((chunk) => ({ default: chunk.ShareDialog })),
);
const NoteDialog = lazy(() => import("./NoteDialog.tsx").then((chunk) => ({ default: chunk.NoteDialog })));

interface Props {
  title: string;
  project: ReportTitle_project$key;
  /** the report's range; without it the title shows none */
  range?: AnsweredDays | null | undefined;
  /** the share link of this screen; without it the screen can't be shared */
  share?: { module: ShareModule; itemId?: string };
  /** whether the screen's numbers depend on filters (true by default), on a goal, on notes */
  hasFilters?: boolean;
  hasGoal?: boolean;
  hasNotes?: boolean;
  /** the screen's own actions, before Share */
  children?: ReactNode;
}

/** The header of every report: range, filters and sharing. */
export function ReportTitle(props: Props) {
  const { title, range, share, hasFilters = true, hasGoal = false, hasNotes = false, children } = props;
  const data = useFragment(
    graphql`
      fragment ReportTitle_project on Project {
        id
        viewerCanShare
        viewerCanAnnotate
        ... on Project @include(if: $isMember) @alias(as: "asMember") {
          ...GoalSelect_project
          ...useDisplayNames_project
        }
      }
    `,
    props.project,
  );
  const [open, setOpen] = useState<"share" | "note" | null>(null);
  const displayNameOf = useDisplayNames(data.asMember);
  const [{ filters }] = useReportState();
  const description = range ? formatRange(range) : undefined;
  useDescribedReport(title, description, hasFilters ? filters.map((group) => formatGroup(group, displayNameOf)) : []);
  const close = () => setOpen(null);
  return (
    <>
      <PageTitle
        title={title}
        description={description}
        actions={
          <>
            {hasFilters && data.asMember && <FilterButton projectId={data.id} />}
            {hasGoal && data.asMember && <GoalSelect project={data.asMember} />}
            {children}
            {hasNotes && data.viewerCanAnnotate && (
              <Button icon={<StickyNote aria-hidden />} onPress={() => setOpen("note")}>
                {t("Add note")}
              </Button>
            )}
            {share && data.viewerCanShare && (
              <Button icon={<Share2 aria-hidden />} onPress={() => setOpen("share")}>
                {t("Share")}
              </Button>
            )}
          </>
        }
      />
      <FilterChips projectId={data.asMember ? data.id : null} displayNameOf={displayNameOf} />
      <Suspense>
        {open === "share" && share && <ShareDialog projectId={data.id} {...share} onClose={close} />}
        {open === "note" && (
          <NoteDialog projectId={data.id} today={range?.endDate?.slice(0, 10) ?? ""} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
