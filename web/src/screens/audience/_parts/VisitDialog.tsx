import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { VisitDialog_realtime$key } from "#web/__generated__/VisitDialog_realtime.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import { useDrilldown } from "#web/reports/drilldown/useDrilldowns.ts";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { channelName } from "#web/reports/dimensions/channelName.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { ShownMomentContext } from "../_lib/day/shownMoment.ts";
import { EventLine } from "./EventLine.tsx";

interface Props {
  realtime: VisitDialog_realtime$key;
  widgetId: number;
  visitorId: string;
  onClose(): void;
}

/** A live session: the visitor and the actions of the last minutes. */
export function VisitDialog({ realtime, widgetId, visitorId, onClose }: Props) {
  const data = useFragment(
    graphql`
      fragment VisitDialog_realtime on Realtime {
        visitors {
          visitorId
          path
          channel
          country
          device
          browser
        }
        events {
          eventId
          visitorId
          ...EventLine_event
        }
      }
    `,
    realtime,
  );
  const isPast = use(ShownMomentContext).at !== null;
  const href = useProjectHref(widgetId);
  const { recordings } = useDrilldown({ visitor: visitorId, range: { preset: "LAST_24_HOURS" } });
  const visitor = data.visitors.find((one) => one.visitorId === visitorId);
  const events = data.events.filter((event) => event.visitorId === visitorId);
  const who = visitor
    ? [
        dimensionKind("COUNTRY").write(visitor.country),
        dimensionKind("DEVICE").write(visitor.device),
        visitor.browser,
        channelName(visitor.channel),
      ].join(", ")
    : isPast
      ? t("Not online at this time")
      : t("This visitor has left your website.");
  return (
    <Dialog
      title={visitor ? t("On {path}", { path: visitor.path }) : t("Session")}
      description={who}
      width={560}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          {recordings && <TextLink href={recordings}>{t("Watch recordings")}</TextLink>}
          <TextLink href={href(`/profile/${visitorId}`)}>{t("View profile")}</TextLink>
        </>
      }
    >
      {events.length === 0 ? (
        <p css={(theme) => ({ color: theme.color.muted })}>{t("No events from this visitor among the latest 50.")}</p>
      ) : (
        <ol css={{ maxHeight: 420, overflowY: "auto", margin: 0, padding: 0, listStyle: "none" }}>
          {events.map((event) => (
            <EventLine key={event.eventId} event={event} />
          ))}
        </ol>
      )}
    </Dialog>
  );
}
