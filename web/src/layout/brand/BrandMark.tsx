import { useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type { BrandMark_brand$key } from "#web/__generated__/BrandMark_brand.graphql.ts";
import { brandLine, brandName } from "./brandLine.ts";
import { Logo } from "./Logo.tsx";
import { showBrand, useShownBrand } from "./shownBrand.ts";
import { useBrandLinks } from "./useBrandLinks.ts";

interface Props {
  /** null while the gateway hasn't responded: the brand embedded in the page is shown */
  brand: BrandMark_brand$key | null | undefined;
  /** only the logo, where there is no room for the name */
  compact?: boolean;
}

/** The logo or name of the product under this host name. Also applies the brand's color to the page. */
export function BrandMark({ brand, compact = false }: Props) {
  const data = useFragment(
    graphql`
      fragment BrandMark_brand on Brand {
        name
        logoUrl
        faviconUrl
        mainColor
        cssUrl
      }
    `,
    brand ?? null,
  );
  const shown = useShownBrand();
  const name = data?.name ?? shown.name;
  const mainColor = data?.mainColor;
  useBrandLinks(data?.faviconUrl, data?.cssUrl);
  useEffect(() => {
    if (mainColor) showBrand({ name, mainColor });
  }, [name, mainColor]);

  if (data?.logoUrl && !compact)
    return <img src={data.logoUrl} alt={name} css={{ maxHeight: 28, maxWidth: 180, display: "block" }} />;
  return (
    <span css={brandLine}>
      {data?.faviconUrl ? (
        <img src={data.faviconUrl} alt="" width={26} height={26} css={{ flexShrink: 0 }} />
      ) : (
        <Logo />
      )}
      {!compact && <span css={brandName}>{name}</span>}
    </span>
  );
}
