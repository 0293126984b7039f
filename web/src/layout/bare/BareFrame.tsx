import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { BareFrame_brand$key } from "#web/__generated__/BareFrame_brand.graphql.ts";
import { BrandMark } from "../brand/BrandMark.tsx";
import { BareColumns, bareTitle } from "./BareColumns.tsx";

interface Props {
  brand: BareFrame_brand$key | null | undefined;
  title: string;
  /** one muted line under the title */
  description?: ReactNode;
  children?: ReactNode;
  /** to the right of the column on wide screens, below it on others */
  aside?: ReactNode;
}

/** A single column below the brand's logo. */
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
    <BareColumns aside={aside}>
      <BrandMark brand={data} />
      <h1 css={bareTitle}>{title}</h1>
      {description && (
        <p css={(theme) => ({ marginTop: 4, color: theme.color.muted, fontSize: theme.size.large })}>{description}</p>
      )}
      <div css={(theme) => ({ marginTop: theme.space.three })}>{children}</div>
    </BareColumns>
  );
}
