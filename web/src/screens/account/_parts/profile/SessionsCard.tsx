import { graphql, useFragment } from "react-relay";
import type { SessionsCard_viewer$key } from "#web/__generated__/SessionsCard_viewer.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Badge } from "#web/ui/data/Badge.tsx";
import { ProblemBanner } from "#web/ui/feedback/ProblemBanner.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { useEndSessions, type SignedIn } from "./useEndSessions.ts";

/** The active sessions, with buttons to end them. */
export function SessionsCard({ viewer }: { viewer: SessionsCard_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment SessionsCard_viewer on Viewer @throwOnFieldError {
        sessions {
          sessionId
          device
          signedInAt
          lastSeenAt
          isCurrent
        }
      }
    `,
    viewer,
  );
  const { sessions, ending, problem, endOne, endOthers } = useEndSessions(data.sessions ?? []);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <Card
      title={t("Active sessions")}
      flush
      actions={
        others.length > 0 && (
          <Button size="small" loading={ending === "others"} onPress={endOthers}>
            {t("Log out everywhere else")}
          </Button>
        )
      }
    >
      <div css={(theme) => ({ padding: theme.space.two, "&:empty": { display: "none" } })}>
        <ProblemBanner problem={problem} />
      </div>
      {sessions.length === 0 && (
        <p css={(theme) => ({ padding: theme.space.two, color: theme.color.muted, fontSize: theme.size.body })}>
          {t("This session isn't listed yet. Log in again to see it here.")}
        </p>
      )}
      <ul css={(theme) => ({ "& > li + li": { borderTop: `1px solid ${theme.color.border}` } })}>
        {sessions.map((session) => (
          <SessionLine
            key={session.sessionId}
            session={session}
            isEnding={ending === session.sessionId}
            onEnd={() => endOne(session.sessionId)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface LineProps {
  session: SignedIn;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionLine({ session: { device, signedInAt, lastSeenAt, isCurrent }, isEnding, onEnd }: LineProps) {
  return (
    <li
      css={(theme) => ({
        display: "flex",
        alignItems: "center",
        gap: theme.space.two,
        minHeight: 60,
        padding: `${theme.space.one}px ${theme.space.two}px`,
      })}
    >
      <div css={{ flex: 1, minWidth: 0 }}>
        <p css={(theme) => ({ fontSize: theme.size.body, fontWeight: theme.weight.medium })}>{device}</p>
        <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.small })}>
          {t("Logged in")} <RelativeTime at={signedInAt} />
          {!isCurrent && (
            <>
              {" · "}
              {t("last active")} <RelativeTime at={lastSeenAt} />
            </>
          )}
        </p>
      </div>
      {isCurrent ? (
        <Badge tone="positive">{t("This browser")}</Badge>
      ) : (
        <Button size="small" variant="ghost" loading={isEnding} onPress={onEnd}>
          {t("Log out")}
        </Button>
      )}
    </li>
  );
}
