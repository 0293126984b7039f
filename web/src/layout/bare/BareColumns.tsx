import type { CSSObject, Theme } from "@emotion/react";
import type { ReactNode } from "react";
import { pageHeight } from "#web/theme/tokens.ts";

interface Props {
  children: ReactNode;
  /** to the right of the column on wide screens, below it on others */
  aside?: ReactNode;
}

export const bareTitle = (theme: Theme): CSSObject => ({
  marginTop: theme.space.four,
  fontSize: "24px",
  lineHeight: "32px",
  fontWeight: theme.weight.semibold,
  letterSpacing: "-0.02em",
});

const WIDTH = 380;
const BESIDE = "@media (min-width: 1240px)";

/** The column is always at the same place: nothing moves when the form, or what is beside it, arrives. */
export function BareColumns({ children, aside }: Props) {
  return (
    <div
      css={(theme) => ({
        minHeight: pageHeight,
        display: "grid",
        gridTemplateColumns: `minmax(0, ${WIDTH}px)`,
        alignContent: "start",
        alignItems: "start",
        justifyContent: "center",
        gap: theme.space.six,
        padding: `${theme.space.six}px ${theme.space.two}px`,
        // as if every form were 580 px high and centered
        paddingTop: `clamp(${theme.space.six}px, 50dvh - 290px, 240px)`,
        [BESIDE]: { gridTemplateColumns: `1fr ${WIDTH}px 1fr`, "& > :first-of-type": { gridColumn: 2 } },
      })}
    >
      <div>{children}</div>
      {aside && <div css={{ maxWidth: WIDTH }}>{aside}</div>}
    </div>
  );
}
