import { graphql, usePreloadedQuery } from "react-relay";
import type { ShopScreenQuery } from "#web/__generated__/ShopScreenQuery.graphql.ts";
import { BareFrame } from "#web/layout/bare/BareFrame.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { ShopSteps } from "../_parts/shop/ShopSteps.tsx";

/** Entry point for owners of online shops. */
export default function ShopScreen({ queryRef }: ScreenProps<ShopScreenQuery>) {
  const { viewer, brand } = usePreloadedQuery<ShopScreenQuery>(
    graphql`
      query ShopScreenQuery @preloadable {
        viewer {
          kind
        }
        brand {
          name
          ...BareFrame_brand
        }
      }
    `,
    queryRef,
  );
  const isIn = viewer?.kind === "MEMBER";
  return (
    <BareFrame
      brand={brand}
      title={t("{brand} for your shop", { brand: brand?.name ?? t("Analytics") })}
      description={t("See which sessions turn into orders and where the others drop off.")}
    >
      <div css={(theme) => ({ display: "grid", gap: theme.space.three })}>
        <ShopSteps
          href={isIn ? "/" : "/shop/register"}
          label={isIn ? t("Go to the dashboard") : t("Connect your shop")}
        />
        {!isIn && (
          <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
            {t("Already have an account?")} <TextLink href="/login">{t("Log in")}</TextLink>
          </p>
        )}
      </div>
    </BareFrame>
  );
}
