import { graphql, useFragment } from "react-relay";
import type { RankedField_field$key } from "#web/__generated__/RankedField_field.graphql.ts";
import { t } from "#web/texts/t.ts";
import { caption, oneLine, tabular } from "#web/theme/textStyle.ts";
import { percent } from "#web/ui/format/percent.ts";
import { fieldLabel, fieldTypeNote } from "../../_lib/formLabels.ts";
import { formatMs } from "../../_lib/formatMs.ts";
import { AbandonsLink } from "./AbandonsLink.tsx";

interface Props {
  field: RankedField_field$key;
  /** of the most sessions that a field lost */
  share: number;
  isMember: boolean;
}

/** A field of the ranking, with signs of why visitors leave at it. */
export function RankedField({ field, share, isMember }: Props) {
  const data = useFragment(
    graphql`
      fragment RankedField_field on FormField {
        field
        label
        type
        rank
        reached
        abandons
        abandonRate
        hesitationMs
        refilled
        returned
        failed
      }
    `,
    field,
  );
  const { rank, reached, abandons, abandonRate, hesitationMs, refilled, returned, failed } = data;
  const name = fieldLabel({ field: data.field, label: data.label });
  const of = (count: number) => percent(reached > 0 ? count / reached : null);
  const signs = [
    ...(failed > 0 ? [t("errors for {share}", { share: of(failed) })] : []),
    ...(refilled > 0 ? [t("refilled by {share}", { share: of(refilled) })] : []),
    ...(returned > 0 ? [t("revisited by {share}", { share: of(returned) })] : []),
    ...(hesitationMs != null ? [t("hesitation {time}", { time: formatMs(hesitationMs) })] : []),
  ];
  return (
    <li css={{ display: "grid", gridTemplateColumns: "20px minmax(0, 1fr)", columnGap: 8 }}>
      <span css={(theme) => ({ ...tabular, color: theme.color.muted, fontSize: theme.size.body, lineHeight: "20px" })}>
        {rank}
      </span>
      <div css={{ minWidth: 0 }}>
        <div
          css={(theme) => ({
            display: "flex",
            alignItems: "baseline",
            justifyContent: "space-between",
            gap: 12,
            fontSize: theme.size.body,
            lineHeight: "20px",
          })}
        >
          <span css={{ ...oneLine, minWidth: 0 }} title={name}>
            <span css={(theme) => ({ fontWeight: theme.weight.medium })}>{name}</span>{" "}
            <span css={caption}>{fieldTypeNote(data.type, name)}</span>
          </span>
          <span css={{ ...tabular, whiteSpace: "nowrap" }}>
            <span css={(theme) => ({ ...caption(theme), marginRight: 8 })}>
              {t("{share} of {reached} left here", { share: percent(abandonRate), reached })}
            </span>
            <span css={(theme) => ({ fontWeight: theme.weight.semibold })}>
              <AbandonsLink field={data.field} label={name} count={abandons} isLink={isMember} />
            </span>
          </span>
        </div>
        <div
          aria-hidden
          css={(theme) => ({ height: 4, margin: "3px 0", borderRadius: 2, background: theme.color.sunken })}
        >
          <div
            css={(theme) => ({ height: "100%", borderRadius: 2, background: theme.color.danger })}
            style={{ width: `${share * 100}%` }}
          />
        </div>
        {signs.length > 0 && <p css={caption}>{signs.join(" · ")}</p>}
      </div>
    </li>
  );
}
