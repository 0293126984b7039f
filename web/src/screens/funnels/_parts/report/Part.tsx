import type { ReactNode } from "react";
import { heading } from "#web/theme/textStyle.ts";

/** A titled part of a panel. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section css={{ minWidth: 0 }}>
      <h3 css={(theme) => ({ ...heading(theme), fontSize: theme.size.body, marginBottom: theme.space.one })}>
        {title}
      </h3>
      {children}
    </section>
  );
}
