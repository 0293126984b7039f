import { Pause, Play } from "lucide-react";
import { use, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { EventFeed_realtime$data, EventFeed_realtime$key } from "#web/__generated__/EventFeed_realtime.graphql.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { ShownMomentContext } from "../_lib/day/shownMoment.ts";
import { EventLine } from "./EventLine.tsx";
import { eventKinds, type EventKindId } from "../_lib/eventKinds.ts";

const HEIGHT = 320;

interface Props {
  realtime: EventFeed_realtime$key;
  onVisitor(visitorId: string): void;
}

/** The latest events, newest first. Pausing the live feed doesn't pause the rest of the screen. */
export function EventFeed({ realtime, onVisitor }: Props) {
  const { events } = useFragment(
    graphql`
      fragment EventFeed_realtime on Realtime {
        events {
          eventId
          type
          visitorId
          ...EventLine_event
        }
      }
    `,
    realtime,
  );
  const isPast = use(ShownMomentContext).at !== null;
  const [kind, setKind] = useState<EventKindId>("all");
  const [frozen, setFrozen] = useState<EventFeed_realtime$data["events"] | null>(null);
  // a paused feed goes on where it was when the screen is live again
  const list = isPast ? events : (frozen ?? events);
  const shown = list.filter((event) => eventKinds[kind].has(event.type));
  const waiting = frozen ? events.findIndex((event) => event.eventId === frozen[0]?.eventId) : 0;
  return (
    <Panel
      title={t("Event feed")}
      height={HEIGHT}
      actions={
        <>
          <Select
            label={t("Show")}
            hideLabel
            value={kind}
            onChange={setKind}
            choices={eventKinds.choices}
            css={{ width: 130 }}
          />
          {!isPast && (
            <Button
              variant="ghost"
              icon={frozen ? <Play aria-hidden /> : <Pause aria-hidden />}
              onPress={() => setFrozen(frozen ? null : events)}
            >
              {frozen ? (waiting > 0 ? t("Resume ({waiting} new)", { waiting }) : t("Resume")) : t("Pause")}
            </Button>
          )}
        </>
      }
    >
      {shown.length === 0 ? (
        <EmptyState title={isPast ? t("No events in the 30 minutes before") : t("No events yet")} minHeight={HEIGHT}>
          {!isPast && t("Events appear here within three seconds.")}
        </EmptyState>
      ) : (
        <ol css={{ height: HEIGHT, overflowY: "auto", margin: 0, padding: 0, listStyle: "none" }}>
          {shown.map((event) => (
            <EventLine key={event.eventId} event={event} onVisitor={() => onVisitor(event.visitorId)} />
          ))}
        </ol>
      )}
    </Panel>
  );
}
