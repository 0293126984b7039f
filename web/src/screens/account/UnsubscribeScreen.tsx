import { graphql, usePreloadedQuery } from "react-relay";
import { useParams } from "react-router-dom";
import type { UnsubscribeScreenQuery } from "#web/__generated__/UnsubscribeScreenQuery.graphql.ts";
import { BareFrame } from "#web/layout/bare/BareFrame.tsx";
import { useNoIndex } from "#web/layout/useNoIndex.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { UnsubscribeForm } from "./_parts/notifications/UnsubscribeForm.tsx";
import { notificationKinds } from "./_lib/notificationKinds.ts";

/**
 * Where the link of a mail leads: it asks once, as mail scanners open links too, and needs no sign-in. What was stopped
 * can be taken up again on the same page.
 */
export default function UnsubscribeScreen({ queryRef }: ScreenProps<UnsubscribeScreenQuery>) {
  const { brand, mailSubscription } = usePreloadedQuery<UnsubscribeScreenQuery>(
    graphql`
      query UnsubscribeScreenQuery($token: String!) @preloadable {
        brand {
          ...BareFrame_brand
        }
        mailSubscription(token: $token) {
          kind
          email
          isOn
        }
      }
    `,
    queryRef,
  );
  const { token = "" } = useParams();
  useNoIndex();
  if (!mailSubscription) {
    return (
      <BareFrame
        brand={brand}
        title={t("This link doesn't work")}
        description={t("Log in and manage your emails under Settings > Notifications.")}
      >
        <TextLink href="/notification">{t("Go to notification settings")}</TextLink>
      </BareFrame>
    );
  }
  const { kind, email, isOn } = mailSubscription;
  return (
    <UnsubscribeForm
      brand={brand}
      token={token}
      mails={notificationKinds.find(({ id }) => id === kind)?.mails ?? ""}
      email={email}
      start={isOn}
    />
  );
}
