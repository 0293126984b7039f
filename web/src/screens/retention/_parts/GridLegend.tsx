import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";

/** Explains the grid's markings. */
export function GridLegend() {
  return (
    <p css={(theme) => ({ ...caption(theme), marginTop: theme.space.one })}>
      {t(
        "* Hatched: period in progress. Gray: fewer than 30 visitors, too few for a reliable rate. Small numbers: 95% confidence interval.",
      )}
    </p>
  );
}
