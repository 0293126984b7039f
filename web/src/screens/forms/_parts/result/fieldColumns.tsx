import { t } from "#web/texts/t.ts";
import { caption, oneLine } from "#web/theme/textStyle.ts";
import type { Column } from "#web/ui/data/columns.ts";
import { compactNumber, exactNumber } from "#web/ui/format/compactNumber.ts";
import { percent } from "#web/ui/format/percent.ts";
import { fieldLabel, fieldTypeNote } from "../../_lib/formLabels.ts";
import { formatMs } from "../../_lib/formatMs.ts";
import type { FormFieldRow } from "../../_lib/readFormField.ts";
import { AbandonsLink } from "./AbandonsLink.tsx";

/** Sessions, with all occurrences in the title. */
const counted = (sessions: number, all: number) => (
  <span title={t("{sessions} sessions, {all} times", { sessions: exactNumber(sessions), all: exactNumber(all) })}>
    {compactNumber(sessions)}
  </span>
);

const nameColumn: Column<FormFieldRow> = {
  id: "name",
  title: t("Field"),
  csv: [
    { title: t("Position"), value: "position" },
    { title: t("Field"), value: "field" },
    { title: t("Label"), value: "label" },
    { title: t("Type"), value: "type" },
  ],
  value: ({ field, label }) => fieldLabel({ field, label }),
  share: ({ reachRate }) => reachRate ?? 0,
  render: ({ field, label, type }) => (
    <span title={label ? `${label} (${field})` : field} css={{ ...oneLine, display: "block" }}>
      <span css={(theme) => ({ fontWeight: theme.weight.medium })}>{fieldLabel({ field, label })}</span>{" "}
      <span css={(theme) => ({ ...caption(theme), [theme.media.narrow]: { display: "none" } })}>
        {fieldTypeNote(type, fieldLabel({ field, label }))}
      </span>
    </span>
  ),
};

const figureColumns: Column<FormFieldRow>[] = [
  {
    id: "reached",
    title: t("Reached"),
    width: 88,
    numeric: true,
    csv: [
      { title: t("Reached"), value: "reached" },
      { title: t("Reached, share"), value: "reachRate" },
    ],
    value: ({ reached }) => reached,
    render: ({ reached, reachRate }) => <span title={exactNumber(reached)}>{percent(reachRate)}</span>,
    definition: t("Starters who focused or changed the field"),
  },
  {
    id: "time",
    title: t("Time"),
    width: 76,
    numeric: true,
    wideOnly: true,
    csv: "medianMs",
    value: ({ medianMs }) => medianMs,
    render: ({ medianMs }) => formatMs(medianMs),
    definition: t("Median time in which the field had the focus"),
  },
  {
    id: "p90",
    title: t("Time, p90"),
    width: 92,
    numeric: true,
    largeOnly: true,
    csv: "p90Ms",
    value: ({ p90Ms }) => p90Ms,
    render: ({ p90Ms }) => formatMs(p90Ms),
    definition: t("90% of the sessions took at most this long"),
  },
  {
    id: "hesitation",
    title: t("Hesitation"),
    width: 98,
    numeric: true,
    largeOnly: true,
    csv: "hesitationMs",
    value: ({ hesitationMs }) => hesitationMs,
    render: ({ hesitationMs }) => formatMs(hesitationMs),
    definition: t("Median time from the first focus to the first input"),
  },
  {
    id: "refills",
    title: t("Refills"),
    width: 76,
    numeric: true,
    wideOnly: true,
    csv: [
      { title: t("Refilled"), value: "refilled" },
      { title: t("Refills"), value: "refills" },
    ],
    value: ({ refilled }) => refilled,
    isAmount: true,
    render: ({ refilled, refills }) => counted(refilled, refills),
    definition: t("Sessions in which the field was changed again after leaving it, or emptied"),
  },
  {
    id: "returns",
    title: t("Returns"),
    width: 80,
    numeric: true,
    largeOnly: true,
    csv: [
      { title: t("Returned"), value: "returned" },
      { title: t("Returns"), value: "returns" },
    ],
    value: ({ returned }) => returned,
    isAmount: true,
    render: ({ returned, returns }) => counted(returned, returns),
    definition: t("Sessions in which the field was focused again after leaving it"),
  },
  {
    id: "blank",
    title: t("Blank"),
    width: 72,
    numeric: true,
    largeOnly: true,
    csv: [
      { title: t("Blank"), value: "blank" },
      { title: t("Blank, share"), value: "blankRate" },
    ],
    value: ({ blankRate }) => blankRate,
    render: ({ blank, blankRate }) => <span title={exactNumber(blank)}>{percent(blankRate)}</span>,
    definition: t("Sessions in which the field was blank at the last attempt to submit"),
  },
  {
    id: "errors",
    title: t("Errors"),
    width: 76,
    numeric: true,
    wideOnly: true,
    csv: [
      { title: t("With errors"), value: "failed" },
      { title: t("Errors"), value: "errors" },
    ],
    value: ({ failed }) => failed,
    isAmount: true,
    render: ({ failed, errors }) => counted(failed, errors),
    definition: t("Sessions in which the field had a validation error"),
  },
];

const abandonColumns = (isMember: boolean): Column<FormFieldRow>[] => [
  {
    id: "abandons",
    title: t("Left here"),
    width: 92,
    numeric: true,
    csv: [
      { title: t("Left here"), value: "abandons" },
      { title: t("Left here, of those who reached it"), value: "abandonRate" },
    ],
    value: ({ abandons }) => abandons,
    isAmount: true,
    render: ({ field, label, abandons }) => (
      <AbandonsLink field={field} label={fieldLabel({ field, label })} count={abandons} isLink={isMember} />
    ),
    definition: t("Abandons in which this was the last field that the visitor used"),
  },
  {
    id: "share",
    title: t("Of abandons"),
    width: 108,
    numeric: true,
    wideOnly: true,
    csv: "abandonShare",
    value: ({ abandonShare }) => abandonShare,
    render: ({ abandonShare }) => percent(abandonShare),
    definition: t("Share of all abandons of the form"),
  },
];

export const fieldColumns = (isMember: boolean): Column<FormFieldRow>[] => [
  nameColumn,
  ...figureColumns,
  ...abandonColumns(isMember),
];
