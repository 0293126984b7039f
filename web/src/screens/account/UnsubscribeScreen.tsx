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
 * Target of the unsubscribe link in emails. Asks for confirmation, because email scanners also open links, and needs no
 * sign-in. The same page offers to resubscribe.
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
