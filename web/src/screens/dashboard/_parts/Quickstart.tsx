import { X } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { Quickstart_viewer$key } from "#web/__generated__/Quickstart_viewer.graphql.ts";
import { useHasRoute } from "#web/layout/knownPaths.ts";
import {
  installStep,
  quickstartSteps,
  readInsight,
  stepOf,
  type StepTitle,
} from "#web/layout/quickstart/quickstart.ts";
import { useInsight } from "#web/layout/quickstart/useInsight.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import { t } from "#web/texts/t.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { ProgressRing } from "#web/ui/feedback/ProgressRing.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { FirstRecordingNotice } from "./FirstRecordingNotice.tsx";
import { QuickstartStep } from "./QuickstartStep.tsx";

/** The onboarding steps of a new company, as far as their screens exist. Dismissing the panel is permanent. */
export function Quickstart({ viewer }: { viewer: Quickstart_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment Quickstart_viewer on Viewer {
        viewerCanWrite
        attribute(key: INSIGHT) {
          id
          value
        }
        project(id: $project) {
          widgetId
          installation {
            trafficCheck {
              pageviewTotal
            }
            firstRecording {
              session
            }
          }
          ...FirstRecordingNotice_project
        }
      }
    `,
    viewer,
  );
  const { attribute, project } = data;
  const save = useInsight();
  const hasRoute = useHasRoute();
  const href = useProjectHref(project?.widgetId);
  const shown = quickstartSteps.filter((title) => stepOf(title).paths.some(hasRoute));
  const insight = readInsight(attribute?.value);
  // a measured page view completes the first step, regardless of how the tracker was installed
  const hasVisits = (project?.installation.trafficCheck?.pageviewTotal ?? 0) > 0;
  const hasRecording = Boolean(project?.installation.firstRecording?.session);
  const done = new Set(insight.done);
  if (hasVisits) done.add(installStep);

  const count = shown.filter((title) => done.has(title)).length;

  const isShown = Boolean(attribute) && data.viewerCanWrite === true && !insight.isClosed;
  const notice = project && <FirstRecordingNotice key={project.widgetId} project={project} />;
  if (!isShown) return notice ?? null;

  const isReady: Record<StepTitle, boolean> = {
    "Setup tracking code": true,
    "Watch recording": hasRecording,
    "View heatmap": hasVisits,
    "View website event": hasVisits,
    "Create Funnel": true,
  };
  return (
    <>
      {notice}
      <Card
        title={t("Quickstart")}
        css={(theme) => ({ marginBottom: theme.space.two })}
        actions={
          <>
            <ProgressRing label={t("Quickstart progress")} value={count} max={shown.length} size={20} />
            <span css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.small })}>
              {t("{size} of {length}", { size: count, length: shown.length })}
            </span>
            <IconButton
              label={t("Dismiss quickstart")}
              size="small"
              onPress={() => attribute && save(attribute.id, done, true)}
            >
              <X aria-hidden />
            </IconButton>
          </>
        }
      >
        <ol
          css={(theme) => ({
            display: "grid",
            gap: theme.space.oneHalf,
            gridTemplateColumns: "repeat(auto-fit, minmax(190px, 1fr))",
            listStyle: "none",
            margin: 0,
            padding: 0,
          })}
        >
          {shown.map((title, n) => {
            const { linkLabel, paths, waits } = stepOf(title);
            const path = paths.find(hasRoute);
            const isOpen = path !== undefined && isReady[title];
            return (
              <QuickstartStep
                key={title}
                number={n + 1}
                linkLabel={linkLabel}
                isDone={done.has(title)}
                href={isOpen ? href(path) : undefined}
                waits={isOpen && title !== installStep ? undefined : waits}
              />
            );
          })}
        </ol>
      </Card>
    </>
  );
}
