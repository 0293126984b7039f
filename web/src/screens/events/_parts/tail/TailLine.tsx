import { graphql, useFragment } from "react-relay";
import type { TailLine_event$key } from "#web/__generated__/TailLine_event.graphql.ts";
import { useShownProjectHref } from "#web/layout/useProjectHref.ts";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { t } from "#web/texts/t.ts";
import { caption, oneLine } from "#web/theme/textStyle.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { useEventAddress } from "../../_lib/useEventAddress.ts";
import { shownName } from "../../_lib/shownName.ts";

/** One event: name, page, properties and visitor. */
export function TailLine({ event }: { event: TailLine_event$key }) {
  const address = useEventAddress();
  const href = useShownProjectHref();
  const data = useFragment(
    graphql`
      fragment TailLine_event on TailedEvent {
        at
        name
        displayName
        visitorId
        path
        country
        device
        props
      }
    `,
    event,
  );
  const { name, displayName, visitorId, path, country, device, props } = data;
  const where = [country && dimensionKind("COUNTRY").write(country), device && dimensionKind("DEVICE").write(device)];
  return (
    <li
      css={(theme) => ({
        display: "grid",
        gridTemplateColumns: "minmax(120px, 220px) minmax(0, 1fr) auto",
        columnGap: theme.space.oneHalf,
        alignItems: "center",
        padding: "6px 0",
        borderTop: `1px solid ${theme.color.border}`,
        "&:first-of-type": { borderTop: 0 },
        [theme.media.narrow]: { gridTemplateColumns: "minmax(0, 1fr) auto", "& > :nth-of-type(2)": { gridRow: 2 } },
      })}
    >
      <span css={oneLine}>
        <TextLink href={address("name", name)}>{shownName({ name, displayName })}</TextLink>
      </span>
      <span css={{ minWidth: 0 }}>
        <span title={path} css={{ ...oneLine, display: "block" }}>
          {path}
        </span>
        {props !== "" && (
          <code title={props} css={(theme) => ({ ...caption(theme), ...oneLine, display: "block" })}>
            {props}
          </code>
        )}
      </span>
      <span css={(theme) => ({ ...caption(theme), textAlign: "right" })}>
        <RelativeTime at={data.at} />
        <span css={{ display: "block" }}>
          <TextLink href={href(`/profile/${visitorId}`)}>{where.filter(Boolean).join(", ") || t("Visitor")}</TextLink>
        </span>
      </span>
    </li>
  );
}
