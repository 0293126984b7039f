import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Link } from "react-aria-components/Link";
import { t } from "#web/texts/t.ts";
import { touchArea } from "#web/theme/touchArea.ts";
import { Sparkline } from "../charts/Sparkline.tsx";
import { compactNumber, exactNumber } from "../format/compactNumber.ts";
import { exactLabel } from "../format/exactLabel.ts";
import { InfoTip } from "../overlay/InfoTip.tsx";
import type { Drilldown } from "../navigation/drilldown.ts";
import { RecordingsLink } from "../navigation/RecordingsLink.tsx";
import { Delta } from "./Delta.tsx";
import { figureStyle, statLabel, statStyle } from "./statStyle.ts";

interface Props {
  label: string;
  value: number | null | undefined;
  /** The value of the comparison range; without one there is no delta. */
  previous?: number | null | undefined;
  format?: ((value: number | null | undefined) => string) | undefined;
  /** Formats the number in the title; by default unrounded. */
  exact?: (value: number | null | undefined) => string;
  lowerIsBetter?: boolean;
  /** The metric's definition, behind an info button. */
  definition?: ReactNode;
  spark?: readonly (number | null)[];
  /** Below the number, if there is no delta: "in the last 30 minutes". */
  note?: ReactNode;
  /** Selects this metric for the chart. */
  onSelect?: () => void;
  selected?: boolean;
  /** Links of the number. */
  to?: Drilldown | undefined;
}

export function Stat(props: Props) {
  const { label, value, previous, format = compactNumber, definition, spark, note, onSelect, selected = false } = props;
  const exact = props.exact ?? (props.format ? format : exactNumber);
  const compared =
    previous === null || previous === undefined ? "" : t(", previously {value}", { value: exact(previous) });
  return (
    <div role="group" aria-label={label} css={statStyle(selected, onSelect !== undefined)}>
      <div css={{ display: "flex", alignItems: "center", gap: 2, minHeight: 24 }}>
        {onSelect ? (
          <Button
            onPress={onSelect}
            aria-pressed={selected}
            css={[
              statLabel(selected),
              { "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: 8 } },
            ]}
          >
            {label}
          </Button>
        ) : (
          <span css={statLabel(false)}>{label}</span>
        )}
        {definition && (
          <span css={{ position: "relative", zIndex: 1 }}>
            <InfoTip label={t("About {label}", { label })}>{definition}</InfoTip>
          </span>
        )}
      </div>
      <div css={{ display: "flex", flexDirection: "column", alignItems: "flex-start" }}>
        <div css={{ display: "flex", alignItems: "center", gap: 4 }}>
          {props.to?.visitors && value ? (
            <Link
              href={props.to.visitors}
              aria-label={t("{label}: {value}, view visitors", {
                label,
                value: exactLabel(format(value), exact(value)),
              })}
              css={[
                figureStyle,
                (theme) => ({
                  ...touchArea(theme),
                  color: "inherit",
                  // above the selection button
                  zIndex: 1,
                  textDecoration: "underline",
                  textDecorationColor: theme.color.border,
                  textDecorationThickness: 1,
                  textUnderlineOffset: 5,
                  borderRadius: theme.radius.small,
                  "&[data-hovered]": { textDecorationColor: "currentColor" },
                }),
              ]}
            >
              <span title={`${exact(value)}${compared}`}>{format(value)}</span>
            </Link>
          ) : (
            <span title={`${exact(value)}${compared}`} css={figureStyle}>
              {format(value)}
            </span>
          )}
          {props.to?.recordings && Boolean(value) && (
            <RecordingsLink
              href={props.to.recordings}
              label={t("{label}: watch recordings", { label })}
              // above the selection button
              css={{ position: "relative", zIndex: 1 }}
            />
          )}
        </div>
        <Delta now={value} before={previous} lowerIsBetter={props.lowerIsBetter ?? false} title={compared.slice(2)} />
      </div>
      {note && <div css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.small })}>{note}</div>}
      {spark && spark.length > 1 && (
        <div css={{ marginTop: 8 }}>
          <Sparkline values={spark} height={28} />
        </div>
      )}
    </div>
  );
}
