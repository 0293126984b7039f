import { graphql, useFragment } from "react-relay";
import type { ActionLine_action$key } from "#web/__generated__/ActionLine_action.graphql.ts";
import { t } from "#web/texts/t.ts";
import type { RecordedRow } from "#web/reports/drilldown/useWatchHref.ts";
import { CreateMenu } from "#web/reports/making/CreateMenu.tsx";
import { actionHappening } from "../../_lib/actionHappening.ts";
import { WatchLink } from "#web/reports/drilldown/WatchLink.tsx";
import { oneLine } from "#web/theme/textStyle.ts";
import { duration } from "#web/ui/format/duration.ts";
import { actionKind } from "../../_lib/actionKinds.ts";
import { formatMoney } from "#web/ui/format/money.ts";
import { clockTime } from "#web/ui/format/zonedTime.ts";

interface Props {
  action: ActionLine_action$key;
  zone: string | null | undefined;
  session: Omit<RecordedRow, "at">;
}

export function ActionLine({ action, zone, session }: Props) {
  const data = useFragment(
    graphql`
      fragment ActionLine_action on VisitorAction {
        at
        type
        name
        path
        eventName
        selector
        engagedTime
        value
        currency
        message
        properties {
          key
          value
        }
        testId
        variantId
      }
    `,
    action,
  );
  const { icon: Icon, tone, format } = actionKind(data.type);
  const { type, name, path, message, testId, variantId } = data;
  const { eventName, selector } = data;
  const happening = actionHappening({ type, name, path, eventName, selector });
  const summary = format({ type, name, path, message, testId, variantId });
  const aside = [
    data.value ? formatMoney(data.value, data.currency, "short") : "",
    data.engagedTime > 0 ? t("{time} on page", { time: duration(data.engagedTime) }) : "",
  ].filter(Boolean);
  const more = data.properties.map(({ key, value }) => `${key}: ${value || "–"}`).join(" · ");
  return (
    <li
      css={(theme) => ({
        display: "grid",
        gridTemplateColumns: "62px 22px minmax(0, 1fr) auto",
        columnGap: 8,
        alignItems: "baseline",
        padding: "5px 0",
        fontSize: theme.size.body,
        [theme.media.narrow]: { gridTemplateColumns: "58px 18px minmax(0, 1fr)" },
      })}
    >
      <time
        dateTime={data.at}
        css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.small, fontVariantNumeric: "tabular-nums" })}
      >
        {clockTime(data.at, zone)}
      </time>
      <Icon size={15} aria-hidden css={(theme) => ({ transform: "translateY(3px)", color: theme.color[tone] })} />
      <span css={{ minWidth: 0, display: "grid" }}>
        <span
          title={summary}
          css={[
            oneLine,
            (theme) => ({
              color: tone === "danger" ? theme.color.danger : theme.color.text,
              fontWeight: tone === "accent" || tone === "positive" ? theme.weight.medium : theme.weight.regular,
            }),
          ]}
        >
          {summary}
        </span>
        <span
          title={more || data.path}
          css={[oneLine, (theme) => ({ color: theme.color.muted, fontSize: theme.size.small })]}
        >
          {more || data.path}
        </span>
      </span>
      <span
        css={(theme) => ({
          color: theme.color.muted,
          fontSize: theme.size.small,
          fontVariantNumeric: "tabular-nums",
          [theme.media.narrow]: { gridColumn: 3 },
        })}
      >
        {aside.join(", ")}
        {happening && <CreateMenu happening={happening} of={summary} />}
        <WatchLink row={{ ...session, at: data.at }} of={`${clockTime(data.at, zone)} ${summary}`} />
      </span>
    </li>
  );
}
