import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { RulesPanel_report$key } from "#web/__generated__/RulesPanel_report.graphql.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { RuleList, type Rule } from "./RuleList.tsx";
import { VisitsDialog } from "./VisitsDialog.tsx";

interface Props {
  report: RulesPanel_report$key;
  projectId: string;
  /** members may view single sessions */
  isMember: boolean;
}

const HEIGHT = 460;

/** The channel rules, and the ads' click ids. */
export function RulesPanel({ report, projectId, isMember }: Props) {
  return (
    <Panel
      title={t("How channels are assigned")}
      flush
      height={HEIGHT}
      definition={t("Rules are checked in order. The first match applies.")}
    >
      <Rules {...{ report, projectId, isMember }} />
    </Panel>
  );
}

function Rules({ report, projectId, isMember }: Props) {
  const { rules } = useFragment(
    graphql`
      fragment RulesPanel_report on AcquisitionReport @throwOnFieldError {
        rules {
          rules {
            ...RuleList_rules
          }
          clickIds {
            name
            sessions
          }
        }
      }
    `,
    report,
  );
  const [open, setOpen] = useState<Rule>();
  if (!rules) return null;
  return (
    <>
      <RuleList rules={rules.rules} onSelect={isMember ? setOpen : undefined} />
      <p
        css={(theme) => ({
          padding: `${theme.space.one}px ${theme.space.two}px`,
          borderTop: `1px solid ${theme.color.border}`,
          color: theme.color.muted,
          fontSize: theme.size.small,
        })}
      >
        {rules.clickIds.length === 0
          ? t("No sessions in this range had an ad click ID (gclid, msclkid, fbclid and so on).")
          : t("Ad click IDs found: {list}", {
              list: rules.clickIds.map(({ name, sessions }) => `${name} ${exactNumber(sessions)}`).join(", "),
            })}
      </p>
      {open && <VisitsDialog projectId={projectId} rule={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
