import { graphql, useFragment } from "react-relay";
import type { VisitorTab_recording$key } from "#web/__generated__/VisitorTab_recording.graphql.ts";
import { channelName } from "#web/reports/dimensions/channelName.ts";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { placeText } from "#web/reports/dimensions/placeText.ts";
import { visitorName } from "#web/ui/format/visitorName.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { KeyValue } from "#web/ui/data/KeyValue.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";

interface Props {
  recording: VisitorTab_recording$key;
  /** null for the holder of a share link */
  profileHref: ((visitorId: string) => string) | null;
}

/** Who was recorded, where they came from and on which device. */
export function VisitorTab({ recording, profileHref }: Props) {
  const { visitor, country, region, city, ...session } = useFragment(
    graphql`
      fragment VisitorTab_recording on Recording {
        startedAt
        country
        region
        city
        device
        browser
        os
        channel
        pageviews
        visitor {
          visitorId
          userId
          name
          email
          firstSeen
        }
      }
    `,
    recording,
  );
  const { visitorId, userId, name, email, firstSeen } = visitor;
  const unknown = t("Unknown");
  const shownName = visitorName({ name, email, userId, visitorId });
  return (
    <KeyValue
      keyWidth={104}
      entries={[
        {
          key: t("Visitor"),
          value: profileHref ? <TextLink href={profileHref(visitorId)}>{shownName}</TextLink> : shownName,
        },
        { key: t("Email"), value: email || unknown },
        { key: t("First seen"), value: firstSeen ? <RelativeTime at={firstSeen} /> : unknown },
        { key: t("Session"), value: <RelativeTime at={session.startedAt} /> },
        { key: t("Page views"), value: String(session.pageviews) },
        { key: t("Channel"), value: channelName(session.channel) },
        { key: t("Location"), value: placeText({ country, region, city }) || unknown },
        { key: t("Device"), value: session.device ? dimensionKind("DEVICE").write(session.device) : unknown },
        { key: t("Browser"), value: session.browser || unknown },
        { key: t("Operating system"), value: session.os || unknown },
      ]}
    />
  );
}
