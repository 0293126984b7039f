import { ArrowLeftRight } from "lucide-react";
import { graphql, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { CompareScreenQuery } from "#web/__generated__/CompareScreenQuery.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { ComparePlayer } from "./_parts/compare/ComparePlayer.tsx";

/** Two recordings side by side. */
export default function CompareScreen({ queryRef }: ScreenProps<CompareScreenQuery>) {
  const { viewer } = usePreloadedQuery<CompareScreenQuery>(
    graphql`
      query CompareScreenQuery($project: ID, $left: String!, $right: String!) @preloadable @throwOnFieldError {
        viewer {
          project(id: $project) {
            widgetId
            timezone
            recordings {
              left: recording(key: $left) {
                id
                ...ComparePlayer_recording
              }
              right: recording(key: $right) {
                id
                ...ComparePlayer_recording
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { project } = viewer;
  const [, setSearch] = useSearchParams();
  const href = useProjectHref(project?.widgetId);
  if (!project) return <NoProject />;
  const { left, right } = project.recordings;
  const swap = () =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      next.set("left", now.get("right") ?? "");
      next.set("right", now.get("left") ?? "");
      return next;
    });
  return (
    <>
      <PageTitle
        title={t("Compare recordings")}
        description={t("Two sessions side by side, aligned at a moment that both have.")}
        actions={
          left &&
          right && (
            <Button icon={<ArrowLeftRight aria-hidden />} onPress={swap}>
              {t("Swap")}
            </Button>
          )
        }
      />
      {left && right ? (
        <ComparePlayer
          key={`${left.id} ${right.id}`}
          left={left}
          right={right}
          widgetId={project.widgetId}
          zone={project.timezone ?? undefined}
          href={href}
        />
      ) : (
        <EmptyState
          isScreen
          title={t("Choose two recordings")}
          minHeight={420}
          action={<TextLink href={href("/recordings")}>{t("All recordings")}</TextLink>}
        >
          {t("Open a recording from the list and press Compare, or select two recordings in the list.")}
        </EmptyState>
      )}
    </>
  );
}
