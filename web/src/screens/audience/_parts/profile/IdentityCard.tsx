import { graphql, useFragment } from "react-relay";
import type { IdentityCard_visitor$key } from "#web/__generated__/IdentityCard_visitor.graphql.ts";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { placeText } from "#web/reports/dimensions/placeText.ts";
import { t } from "#web/texts/t.ts";
import { heading } from "#web/theme/textStyle.ts";
import { KeyValue } from "#web/ui/data/KeyValue.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { VisitorAvatar } from "../VisitorAvatar.tsx";
import { visitorName } from "#web/ui/format/visitorName.ts";

interface Props {
  visitor: IdentityCard_visitor$key;
  zone: string | null | undefined;
}

/** The visitor's identity: attributes sent by the site and data from the browser. */
export function IdentityCard({ visitor, zone }: Props) {
  const data = useFragment(
    graphql`
      fragment IdentityCard_visitor on Visitor {
        visitorId
        userId
        name
        email
        country
        region
        city
        device
        browser
        os
        firstSeen
        lastSeen
      }
    `,
    visitor,
  );
  const title = visitorName(data);
  const isKnown = Boolean(data.userId || data.name || data.email);
  const place = placeText({ country: data.country, region: data.region, city: data.city });
  const device = data.device && [dimensionKind("DEVICE").write(data.device), data.browser, data.os].filter(Boolean);
  const zoned = zone ? { zone } : {};
  const entries = [
    { key: t("Email"), value: data.email },
    { key: t("User ID"), value: data.userId },
    { key: t("Location"), value: place || t("Unknown") },
    { key: t("Device"), value: device ? device.join(", ") : t("Unknown") },
    { key: t("First seen"), value: <RelativeTime at={data.firstSeen} {...zoned} /> },
    { key: t("Last seen"), value: <RelativeTime at={data.lastSeen} {...zoned} /> },
    {
      key: t("Visitor ID"),
      value: <span css={(theme) => ({ fontSize: theme.size.small, color: theme.color.muted })}>{data.visitorId}</span>,
    },
  ].filter(({ value }) => value !== "");
  return (
    <Card>
      <div css={{ display: "flex", alignItems: "center", gap: 14, marginBottom: 16, minWidth: 0 }}>
        <VisitorAvatar name={isKnown ? title : null} size={52} />
        <div css={{ minWidth: 0 }}>
          <p css={(theme) => ({ ...heading(theme), overflowWrap: "anywhere" })}>{title}</p>
          <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
            {isKnown ? t("Identified visitor") : t("Anonymous visitor")}
          </p>
        </div>
      </div>
      <KeyValue keyWidth={84} entries={entries} />
    </Card>
  );
}
