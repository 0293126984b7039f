import { graphql, useFragment } from "react-relay";
import type { EventLine_event$key } from "#web/__generated__/EventLine_event.graphql.ts";
import { placeText } from "#web/screens/_parts/places/placeText.ts";
import { t } from "#web/texts/t.ts";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { Button } from "#web/ui/actions/Button.tsx";
import { eventWords } from "../_lib/eventKinds.ts";

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
    // the narrowest that is known: a line has no room for all three
    placeText({ country, region: city ? "" : region, city }),
    data.device,
    data.browser,
    data.refHost && t("from {host}", { host: data.refHost }),
  ];
  return (
    <li
      css={(t) => ({
        display: "grid",
        gridTemplateColumns: "84px minmax(0, 1fr) auto",
        columnGap: 10,
        alignItems: "center",
        padding: "6px 0",
        borderTop: `1px solid ${t.color.border}`,
        "&:first-of-type": { borderTop: 0 },
      })}
    >
      <span
        css={(t) => ({
          color: data.type === "error" || data.type === "rage" ? t.color.danger : t.color.muted,
          fontSize: t.size.small,
        })}
      >
        {eventWords(data.type)}
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
        <span css={(t) => ({ color: t.color.muted, fontSize: t.size.small })}>{where.filter(Boolean).join(", ")}</span>
      </span>
      <span
        css={(t) => ({ display: "flex", alignItems: "center", gap: 8, color: t.color.muted, fontSize: t.size.small })}
      >
        <RelativeTime at={data.at} />
        {onVisitor && (
          <Button variant="ghost" size="small" onPress={onVisitor}>
            {t("Visit")}
          </Button>
        )}
      </span>
    </li>
  );
}
