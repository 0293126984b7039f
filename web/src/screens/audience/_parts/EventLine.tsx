import { graphql, useFragment } from "react-relay";
import type { EventLine_event$key } from "#web/__generated__/EventLine_event.graphql.ts";
import { placeText } from "#web/reports/dimensions/placeText.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { MomentTime } from "./day/MomentTime.tsx";
import { eventLabel } from "../_lib/eventKinds.ts";

interface Props {
  event: EventLine_event$key;
  onVisitor?(): void;
}

export function EventLine({ event, onVisitor }: Props) {
  const data = useFragment(
    graphql`
      fragment EventLine_event on RealtimeEvent {
        at
        type
        name
        path
        refHost
        country
        region
        city
        device
        browser
      }
    `,
    event,
  );
  const { country, region, city } = data;
  const where = [
    // the most specific known location: a line has no room for all three
    placeText({ country, region: city ? "" : region, city }),
    data.device,
    data.browser,
    data.refHost && t("from {host}", { host: data.refHost }),
  ];
  return (
    <li
      css={(theme) => ({
        display: "grid",
        gridTemplateColumns: "84px minmax(0, 1fr) auto",
        columnGap: 10,
        alignItems: "center",
        padding: "6px 0",
        borderTop: `1px solid ${theme.color.border}`,
        "&:first-of-type": { borderTop: 0 },
        // the page, and below it the kind and the time
        [theme.media.narrow]: {
          gridTemplateColumns: "minmax(0, 1fr) auto",
          "& > :nth-of-type(1)": { gridRow: 2 },
          "& > :nth-of-type(2)": { gridColumn: "1 / -1" },
        },
      })}
    >
      <span
        css={(theme) => ({
          color: data.type === "error" || data.type === "rage" ? theme.color.danger : theme.color.muted,
          fontSize: theme.size.small,
        })}
      >
        {eventLabel(data.type)}
      </span>
      <span
        css={{
          minWidth: 0,
          "& > *": { display: "block", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
        }}
      >
        <span title={data.name && data.name !== data.path ? `${data.name}, ${data.path}` : data.path}>
          {data.type === "pageview" ? data.path : data.name || data.path}
        </span>
        <span css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.small })}>
          {where.filter(Boolean).join(", ")}
        </span>
      </span>
      <span
        css={(theme) => ({
          display: "flex",
          alignItems: "center",
          gap: 8,
          color: theme.color.muted,
          fontSize: theme.size.small,
        })}
      >
        <MomentTime at={data.at} />
        {onVisitor && (
          <Button variant="ghost" size="small" onPress={onVisitor}>
            {t("Session")}
          </Button>
        )}
      </span>
    </li>
  );
}
