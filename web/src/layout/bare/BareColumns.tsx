import type { CSSObject, Theme } from "@emotion/react";
import type { ReactNode } from "react";
import { pageHeight } from "#web/theme/tokens.ts";

interface Props {
  children: ReactNode;
  /** next to the column on wide screens, below it on narrow ones */
  aside?: ReactNode;
}

export const bareTitle = (theme: Theme): CSSObject => ({
  marginTop: theme.space.four,
  fontSize: "24px",
  lineHeight: "32px",
  fontWeight: theme.weight.semibold,
  letterSpacing: "-0.02em",
});

export function BareColumns({ children, aside }: Props) {
  return (
    <div
      css={(theme) => ({
        minHeight: pageHeight,
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        alignContent: "center",
        justifyContent: "center",
        gap: theme.space.six,
        padding: `${theme.space.six}px ${theme.space.two}px`,
      })}
    >
      <div css={{ width: "min(380px, 100%)" }}>{children}</div>
      {aside && <div css={{ width: "min(380px, 100%)" }}>{aside}</div>}
    </div>
  );
}
