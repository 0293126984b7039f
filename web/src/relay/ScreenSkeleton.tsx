// The shape of a screen before its first data: what follows takes the same places.
import type { CSSObject, Theme } from "@emotion/react";
import type { ReactNode } from "react";
import { Bone, Skeleton } from "#web/ui/feedback/Skeleton.tsx";

export type ScreenShape = "report" | "table" | "form";

const card = (theme: Theme): CSSObject => ({
  padding: theme.space.two,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.large,
  background: theme.color.raised,
});

const Box = ({ children }: { children: ReactNode }) => <div css={card}>{children}</div>;

const shapes: Record<ScreenShape, ReactNode> = {
  report: (
    <>
      <Box>
        <Skeleton shape="stats" count={6} />
      </Box>
      <Box>
        <Skeleton shape="chart" height={300} />
      </Box>
      <Box>
        <Skeleton shape="table" count={8} />
      </Box>
    </>
  ),
  table: (
    <Box>
      <Skeleton shape="table" count={14} />
    </Box>
  ),
  form: (
    <div css={{ maxWidth: 520 }}>
      <Box>
        <Skeleton shape="form" count={4} />
      </Box>
    </div>
  ),
};

export function ScreenSkeleton({ shape }: { shape: ScreenShape }) {
  return (
    <div aria-busy="true" css={{ display: "grid", gap: 16 }}>
      <div css={{ display: "flex", justifyContent: "space-between", minHeight: 44 }}>
        <Skeleton shape="title" />
        {shape !== "form" && <Bone css={{ width: 180, height: 32, opacity: 0.5 }} />}
      </div>
      {shapes[shape]}
    </div>
  );
}
