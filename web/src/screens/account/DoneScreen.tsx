import { graphql, usePreloadedQuery } from "react-relay";
import { useLocation } from "react-router-dom";
import type { DoneScreenQuery } from "#web/__generated__/DoneScreenQuery.graphql.ts";
import { BareFrame } from "#web/layout/bare/BareFrame.tsx";
import { useHasRoute } from "#web/layout/knownPaths.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";

const texts: Record<string, { title: string; text: string }> = {
  "/thank-you/success": {
    title: t("Thank you"),
    text: t("Your order is complete. Everything it includes is now available."),
  },
  "/shop-upgrade/success": {
    title: t("Your shop's plan has been upgraded"),
    text: t("The new limits apply to your whole company right away."),
  },
};

/** The end of an order: its result and the next steps. */
export default function DoneScreen({ queryRef }: ScreenProps<DoneScreenQuery>) {
  const { viewer, brand } = usePreloadedQuery<DoneScreenQuery>(
    graphql`
      query DoneScreenQuery @preloadable {
        viewer {
          kind
        }
        brand {
          ...BareFrame_brand
        }
      }
    `,
    queryRef,
  );
  const hasRoute = useHasRoute();
  // paths are case-insensitive, and a trailing slash is ignored
  const path = useLocation().pathname.toLowerCase().replace(/\/$/, "");
  const { title, text } = texts[path] ?? { title: t("Thank you"), text: "" };
  const isIn = viewer?.kind === "MEMBER";
  return (
    <BareFrame brand={brand} title={title} description={text}>
      <p css={(theme) => ({ display: "flex", flexWrap: "wrap", gap: theme.space.two, fontSize: theme.size.body })}>
        <TextLink href={isIn ? "/" : "/login"}>{isIn ? t("Go to the dashboard") : t("Log in")}</TextLink>
        {isIn && hasRoute("/subscription") && <TextLink href="/subscription">{t("View your plan")}</TextLink>}
      </p>
    </BareFrame>
  );
}
