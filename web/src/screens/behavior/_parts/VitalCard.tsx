import { graphql, useFragment } from "react-relay";
import { Button } from "react-aria-components/Button";
import type { VitalCard_vital$key } from "#web/__generated__/VitalCard_vital.graphql.ts";
import { t } from "#web/texts/t.ts";
import { caption, tabular } from "#web/theme/textStyle.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { Delta } from "#web/ui/data/Delta.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import type { VitalName } from "#web/reports/frame/reportTabs.ts";
import { verdictLabel, verdictOf, verdictTone, vitalKinds, writeVital } from "../_lib/vitalKinds.ts";
import { VerdictBar } from "./VerdictBar.tsx";

interface Props {
  vital: VitalCard_vital$key;
  selected: boolean;
  onSelect(): void;
}

/** The 75th percentile, its rating and the distribution. */
export function VitalCard({ vital, selected, onSelect }: Props) {
  const data = useFragment(
    graphql`
      fragment VitalCard_vital on VitalRow {
        name
        measured
        p50
        p75
        p95
        goodTo
        poorFrom
        good
        needsWork
        poor
        previousP75
      }
    `,
    vital,
  );
  const name = data.name as VitalName;
  const { label } = vitalKinds[name];
  const verdict = verdictOf(data.p75, { goodTo: data.goodTo, poorFrom: data.poorFrom });
  const write = (value: number | null | undefined) => writeVital(name, value);
  return (
    <Button
      onPress={onSelect}
      aria-pressed={selected}
      css={(theme) => ({
        display: "flex",
        flexDirection: "column",
        alignItems: "stretch",
        width: "100%",
        height: "100%",
        padding: "12px 14px",
        textAlign: "left",
        background: theme.color.raised,
        border: `1px solid ${selected ? theme.color.accent : theme.color.border}`,
        boxShadow: selected ? `0 0 0 1px ${theme.color.accent}` : "none",
        borderRadius: theme.radius.large,
        color: theme.color.text,
        cursor: "pointer",
        "&[data-hovered]": { background: theme.color.hover },
      })}
    >
      <span
        css={(theme) => ({
          ...caption(theme),
          display: "block",
          // six cards in a row are too narrow for the longest labels
          minHeight: 32,
          [theme.media.medium]: { minHeight: 0 },
        })}
      >
        {label}
      </span>
      <span
        css={(theme) => ({
          ...tabular,
          display: "block",
          marginTop: 4,
          fontSize: theme.size.title,
          fontWeight: theme.weight.semibold,
          lineHeight: "28px",
        })}
      >
        {write(data.p75)}
      </span>
      <span
        css={{ display: "flex", alignItems: "center", flexWrap: "wrap", gap: "2px 8px", minHeight: 22, marginTop: 2 }}
      >
        {verdict && <Badge tone={verdictTone[verdict]}>{verdictLabel[verdict]}</Badge>}
        <Delta now={data.p75} before={data.previousP75} lowerIsBetter title={write(data.previousP75)} />
      </span>
      {data.goodTo == null ? (
        <span css={{ height: 22 }} />
      ) : (
        <VerdictBar good={data.good} needsWork={data.needsWork} poor={data.poor} />
      )}
      <span css={(theme) => ({ ...caption(theme), ...tabular, display: "grid", lineHeight: "18px" })}>
        {data.measured === 0 ? (
          t("No measurements yet")
        ) : (
          <>
            <span>{t("Median {p50}", { p50: write(data.p50) })}</span>
            <span>{t("95th percentile {p95}", { p95: write(data.p95) })}</span>
            <span>{t("Measurements: {count}", { count: exactNumber(data.measured) })}</span>
          </>
        )}
      </span>
    </Button>
  );
}
