import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";

/** What the marks of a grid mean, in words. */
export function GridLegend() {
  return (
    <p css={(theme) => ({ ...caption(theme), marginTop: theme.space.one })}>
      {t(
        "* hatched: the period is not over. Grey: fewer than 30 visitors, too few to tell. Small figures: 95% interval after Wilson.",
      )}
    </p>
  );
}
