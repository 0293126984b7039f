import { Bone } from "#web/ui/feedback/Skeleton.tsx";
import { brandLine, brandName } from "../brand/brandLine.ts";
import { BareColumns } from "./BareColumns.tsx";

/** A page without a frame before its data: the sign-in. The gateway sends it with the page: see web/firstPaint.tsx. */
export function BareBones({ name }: { name: string }) {
  return (
    <BareColumns>
      <span css={brandLine}>
        <Bone css={{ width: 26, height: 26 }} />
        <span css={brandName}>{name}</span>
      </span>
    </BareColumns>
  );
}
