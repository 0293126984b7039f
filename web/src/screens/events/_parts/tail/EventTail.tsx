import { Pause, Play } from "lucide-react";
import { useMemo, useState } from "react";
import { graphql, useSubscription } from "react-relay";
import type {
  EventTailSubscription,
  EventTailSubscription$data,
} from "#web/__generated__/EventTailSubscription.graphql.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { SearchField } from "#web/ui/forms/SearchField.tsx";
import { shownName } from "../../_lib/shownName.ts";
import { TailLine } from "./TailLine.tsx";

type Tail = NonNullable<EventTailSubscription$data["eventTail"]>["events"];

const HEIGHT = 300;

/** Incoming events, newest first. While paused, counts the waiting ones. */
export function EventTail({ projectId }: { projectId: string }) {
  const [events, setEvents] = useState<Tail>();
  const [frozen, setFrozen] = useState<Tail>();
  const [text, setText] = useState("");
  useSubscription<EventTailSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription EventTailSubscription($project: ID!) {
            eventTail(project: $project) {
              events {
                eventId
                name
                displayName
                path
                props
                ...TailLine_event
              }
            }
          }
        `,
        variables: { project: projectId },
        onNext: (data) => data?.eventTail && setEvents(data.eventTail.events),
      }),
      [projectId],
    ),
  );
  const sought = text.trim().toLowerCase();
  const shown = (frozen ?? events ?? []).filter((event) =>
    `${shownName(event)} ${event.name} ${event.path} ${event.props}`.toLowerCase().includes(sought),
  );
  const first = frozen?.[0]?.eventId;
  const place = events?.findIndex(({ eventId }) => eventId === first) ?? 0;
  const waiting = frozen ? (place < 0 ? (events?.length ?? 0) : place) : 0;
  return (
    <Panel
      title={t("Live events")}
      definition={t("Latest events of the last 30 minutes, in real time. Hidden events are excluded.")}
      height={HEIGHT}
      actions={
        <div css={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 8 }}>
          <SearchField
            label={t("Filter live events")}
            placeholder={t("Event, page or property")}
            value={text}
            onChange={setText}
          />
          <Button
            variant="ghost"
            icon={frozen ? <Play aria-hidden /> : <Pause aria-hidden />}
            onPress={() => setFrozen(frozen ? undefined : (events ?? []))}
          >
            {frozen ? (waiting > 0 ? t("Resume ({waiting} new)", { waiting }) : t("Resume")) : t("Pause")}
          </Button>
        </div>
      }
    >
      {shown.length === 0 ? (
        <EmptyState
          title={sought === "" ? (events ? t("No events yet") : t("Waiting for events…")) : t("No matching events")}
          minHeight={HEIGHT}
        >
          {sought === ""
            ? t("Use your website in another tab. Events appear here within two seconds.")
            : t("Try another search term, or wait for the next event.")}
        </EmptyState>
      ) : (
        <ol
          aria-label={t("Live events")}
          css={{ height: HEIGHT, overflowY: "auto", margin: 0, padding: 0, listStyle: "none" }}
        >
          {shown.map((event) => (
            <TailLine key={event.eventId} event={event} />
          ))}
        </ol>
      )}
    </Panel>
  );
}
