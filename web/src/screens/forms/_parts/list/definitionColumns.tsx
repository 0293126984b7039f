import { t } from "#web/texts/t.ts";
import { oneLine } from "#web/theme/textStyle.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import type { Column } from "#web/ui/data/columns.ts";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { formLabel, pageRuleLabel, successLabel } from "../../_lib/formLabels.ts";
import type { DefinedForm } from "../../_lib/readDefinedForm.ts";

type State = "IGNORED" | "SAVED" | "AUTOMATIC";

const stateOf = ({ status, formProfileId }: DefinedForm): State =>
  status === "IGNORED" ? "IGNORED" : formProfileId === null ? "AUTOMATIC" : "SAVED";

const states = {
  AUTOMATIC: { label: t("Automatic"), tone: "neutral" },
  IGNORED: { label: t("Ignored"), tone: "warning" },
  SAVED: { label: t("Saved"), tone: "accent" },
} as const;

/** The definition of a form: where it is, and when it counts as successful. */
export const definitionColumns: Column<DefinedForm>[] = [
  {
    id: "name",
    title: t("Form"),
    csv: [{ title: t("Form"), value: "name" }],
    value: formLabel,
    render: (row) => (
      <span title={formLabel(row)} css={(theme) => ({ ...oneLine, display: "block", fontWeight: theme.weight.medium })}>
        {formLabel(row)}
      </span>
    ),
  },
  {
    id: "page",
    title: t("Page"),
    wideOnly: true,
    csv: [
      { title: t("Page"), value: "rule.page.value" },
      { title: t("Rule"), value: "rule.page.match" },
    ],
    value: ({ rule }) => pageRuleLabel(rule.page),
  },
  {
    id: "selector",
    title: t("Selector"),
    width: 180,
    largeOnly: true,
    csv: "rule.selector",
    value: ({ rule }) => rule.selector,
    render: ({ rule: { selector } }) =>
      selector === "" ? (
        t("All forms")
      ) : (
        <code title={selector} css={(theme) => ({ ...oneLine, display: "block", fontSize: theme.size.small })}>
          {selector}
        </code>
      ),
  },
  {
    id: "success",
    title: t("Success"),
    width: 210,
    wideOnly: true,
    csv: [
      { title: t("Success"), value: "success.kind" },
      { title: t("Event"), value: "success.event" },
    ],
    value: ({ success }) => successLabel(success),
  },
  {
    id: "state",
    title: t("Status"),
    width: 108,
    csv: "status",
    value: stateOf,
    render: (row) => {
      const { label, tone } = states[stateOf(row)];
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  {
    id: "last",
    title: t("Last seen"),
    width: 120,
    largeOnly: true,
    csv: "lastAt",
    value: ({ lastAt }) => lastAt,
    render: ({ lastAt }) => (lastAt ? <RelativeTime at={lastAt} /> : "–"),
  },
];
