import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { BareFrame_brand$key } from "#web/__generated__/BareFrame_brand.graphql.ts";
import { BrandMark } from "../brand/BrandMark.tsx";

interface Props {
  brand: BareFrame_brand$key | null | undefined;
  title: string;
  /** one muted line under the title */
  description?: ReactNode;
  children?: ReactNode;
  /** next to the column on wide screens, below it on narrow ones */
  aside?: ReactNode;
}

/** A single centered column below the brand's logo. */
export function BareFrame({ brand, title, description, children, aside }: Props) {
  const data = useFragment(
    graphql`
      fragment BareFrame_brand on Brand {
        ...BrandMark_brand
      }
    `,
    brand ?? null,
  );
  return (
    <div
      css={(theme) => ({
        minHeight: "100dvh",
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        alignContent: "center",
        justifyContent: "center",
        gap: theme.space.six,
        padding: `${theme.space.six}px ${theme.space.two}px`,
      })}
    >
      <div css={{ width: "min(380px, 100%)" }}>
        <BrandMark brand={data} />
        <h1
          css={(theme) => ({
            marginTop: theme.space.four,
            fontSize: "24px",
            lineHeight: "32px",
            fontWeight: theme.weight.semibold,
            letterSpacing: "-0.02em",
          })}
        >
          {title}
        </h1>
        {description && (
          <p css={(theme) => ({ marginTop: 4, color: theme.color.muted, fontSize: theme.size.large })}>{description}</p>
        )}
        <div css={(theme) => ({ marginTop: theme.space.three })}>{children}</div>
      </div>
      {aside && <div css={{ width: "min(380px, 100%)" }}>{aside}</div>}
    </div>
  );
}
