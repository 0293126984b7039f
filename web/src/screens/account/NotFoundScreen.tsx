import { graphql, usePreloadedQuery } from "react-relay";
import type { NotFoundScreenQuery } from "#web/__generated__/NotFoundScreenQuery.graphql.ts";
import { BareFrame } from "#web/layout/bare/BareFrame.tsx";
import { useNoIndex } from "#web/layout/useNoIndex.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";

export default function NotFoundScreen({ queryRef }: ScreenProps<NotFoundScreenQuery>) {
  const data = usePreloadedQuery<NotFoundScreenQuery>(
    graphql`
      query NotFoundScreenQuery @preloadable {
        brand {
          ...BareFrame_brand
        }
        viewer {
          kind
        }
      }
    `,
    queryRef,
  );
  useNoIndex();
  const isMember = data.viewer?.kind === "MEMBER";
  return (
    <BareFrame
      brand={data.brand}
      title={t("Page not found")}
      description={
        isMember
          ? t("The URL is wrong, or the share link is no longer active.")
          : `${t("The URL is wrong, or the share link is no longer active.")} ${t("Ask the person who shared it for a new link.")}`
      }
    >
      {isMember ? (
        <TextLink href="/">{t("Go to your dashboard")}</TextLink>
      ) : (
        <TextLink href="/login">{t("Log in")}</TextLink>
      )}
    </BareFrame>
  );
}
