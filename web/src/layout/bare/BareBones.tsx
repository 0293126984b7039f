import { Bone, Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { brandLine, brandName } from "../brand/brandLine.ts";
import { BareColumns, bareTitle } from "./BareColumns.tsx";

/** A page without a frame before its data: the sign-in. The gateway sends it with the page: see web/firstPaint.tsx. */
export function BareBones({ name }: { name: string }) {
  return (
    <BareColumns>
      <span css={brandLine}>
        <Bone css={{ width: 26, height: 26 }} />
        <span css={brandName}>{name}</span>
      </span>
      <div css={bareTitle}>
        <Bone css={{ width: 200, height: 24, margin: "4px 0" }} />
      </div>
      {/* the height of the sign-in's form and links, so that the column stays where it is */}
      <div css={(theme) => ({ marginTop: theme.space.three, minHeight: 380 })}>
        <Skeleton shape="form" count={2} />
      </div>
    </BareColumns>
  );
}
