import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { FirstRecordingNotice_project$key } from "#web/__generated__/FirstRecordingNotice_project.graphql.ts";
import { useHasRoute } from "#web/layout/knownPaths.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";

const keyOf = (widgetId: number) => `first-recording-${widgetId}`;

function wasSeen(widgetId: number): boolean {
  try {
    return localStorage.getItem(keyOf(widgetId)) !== null;
  } catch {
    return true;
  }
}

/** A one-time notice of the first recording. */
export function FirstRecordingNotice({ project }: { project: FirstRecordingNotice_project$key }) {
  const {
    widgetId,
    installation: { firstRecording },
  } = useFragment(
    graphql`
      fragment FirstRecordingNotice_project on Project {
        widgetId
        installation {
          firstRecording {
            session
            location
          }
        }
      }
    `,
    project,
  );
  const [isSeen, setSeen] = useState(() => wasSeen(widgetId));
  const hasRoute = useHasRoute();
  const href = useProjectHref(widgetId);
  if (isSeen || !firstRecording?.session) return null;
  const dismiss = () => {
    setSeen(true);
    try {
      localStorage.setItem(keyOf(widgetId), "1");
    } catch {
      // without storage the notice shows again
    }
  };
  const { location } = firstRecording;
  return (
    <div data-print="no" css={(theme) => ({ marginBottom: theme.space.two })}>
      <Banner
        tone="success"
        title={t("Your first recording is here")}
        onDismiss={dismiss}
        actions={hasRoute("/recordings") && <TextLink href={href("/recordings")}>{t("Watch now")}</TextLink>}
      >
        {location && t("A visitor from {location}.", { location })}
      </Banner>
    </div>
  );
}
