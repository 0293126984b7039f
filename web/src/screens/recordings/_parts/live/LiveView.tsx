import { graphql, useFragment } from "react-relay";
import type { LiveView_recording$key } from "#web/__generated__/LiveView_recording.graphql.ts";
import { visitorName } from "#web/ui/format/visitorName.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Badge } from "#web/ui/data/Badge.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { VisuallyHidden } from "#web/ui/layout/VisuallyHidden.tsx";
import { useLiveRecording } from "../../_lib/useLiveRecording.ts";
import { usePageNews } from "../../_lib/usePageNews.ts";
import { LivePlayer } from "./LivePlayer.tsx";
import { LiveStateBadge } from "./LiveStateBadge.tsx";

interface Props {
  recording: LiveView_recording$key;
  projectId: string;
  widgetId: number;
  href: (path: string) => string;
}

/** One session with its state, its viewers and the player. */
export function LiveView({ recording, projectId, widgetId, href }: Props) {
  const data = useFragment(
    graphql`
      fragment LiveView_recording on Recording {
        key
        startedAt
        visitor {
          visitorId
          userId
          name
          email
        }
        ...LivePlayer_recording
      }
    `,
    recording,
  );
  const { reading, isLost, refusal, retry } = useLiveRecording(projectId, data.key);
  const news = usePageNews(reading?.streams);
  const { visitorId, userId, name, email } = data.visitor;
  return (
    <>
      <PageTitle
        title={visitorName({ visitorId, userId, name, email })}
        description={
          <>
            {t("Session began")} <RelativeTime at={data.startedAt} />
          </>
        }
        badge={reading && !isLost && <LiveStateBadge state={reading.state} />}
        actions={
          <>
            {reading && (
              <Badge title={t("Members whose live view was open in the last 45 seconds")}>
                {phrase("{count, plural, one {# member watching} other {# members watching}}", {
                  count: reading.viewers,
                })}
              </Badge>
            )}
            <TextLink href={href("/recordings")}>{t("All recordings")}</TextLink>
          </>
        }
      />
      <VisuallyHidden>
        <p role="status">{news}</p>
      </VisuallyHidden>
      {refusal ? (
        <ErrorState title={t("Can't watch this session")} message={refusal.message} onRetry={retry} />
      ) : (
        <LivePlayer recording={data} {...{ projectId, widgetId, reading, isLost, href }} />
      )}
    </>
  );
}
