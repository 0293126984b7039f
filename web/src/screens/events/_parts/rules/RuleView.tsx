import { Pencil } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { graphql, useFragment } from "react-relay";
import type { RuleView_project$key } from "#web/__generated__/RuleView_project.graphql.ts";
import type { RuleView_rule$key } from "#web/__generated__/RuleView_rule.graphql.ts";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { KeyValue } from "#web/ui/data/KeyValue.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { CODE_REASON } from "../../_lib/codeReason.ts";
import { formatTarget, triggerKind } from "../../_lib/triggers.ts";
import { RuleActions } from "./RuleActions.tsx";
import { RuleCheck } from "./RuleCheck.tsx";
import { RuleOnPage } from "./RuleOnPage.tsx";
import { RuleStatus } from "./RuleStatus.tsx";

interface Props {
  rule: RuleView_rule$key;
  project: RuleView_project$key;
  canWrite: boolean;
  canWriteCode: boolean;
}

export function RuleView({ rule, project, canWrite, canWriteCode }: Props) {
  const data = useFragment(
    graphql`
      fragment RuleView_rule on EventRule {
        eventConfigId
        eventName
        trigger
        target
        url
        valueFrom
        status
        author
        createdAt
        count
        lastAt
        ...RuleActions_rule
      }
    `,
    rule,
  );
  const site = useFragment(
    graphql`
      fragment RuleView_project on Project {
        id
        ...RuleOnPage_project
      }
    `,
    project,
  );
  const { eventConfigId, eventName, trigger, target, url, valueFrom, status, author, createdAt, count, lastAt } = data;
  return (
    <>
      <PageTitle
        title={eventName}
        badge={<RuleStatus status={status} />}
        description={triggerKind(trigger).description}
        actions={
          canWrite &&
          status !== "ARCHIVED" && (
            <>
              <RuleActions rule={data} canWriteCode={canWriteCode} />
              <Link href={`/event-tracking/edit/${eventConfigId}`} css={buttonStyle("primary")}>
                <Pencil size={16} aria-hidden /> {t("Edit event rule")}
              </Link>
            </>
          )
        }
      />
      <div
        css={(theme) => ({
          display: "grid",
          gap: theme.space.two,
          gridTemplateColumns: "repeat(auto-fit, minmax(min(max(360px, 40%), 100%), 1fr))",
          alignItems: "start",
        })}
      >
        <Card title={t("Rule")}>
          {trigger === "CONDITION" && canWrite && !canWriteCode && (
            <div css={(theme) => ({ marginBottom: theme.space.oneHalf })}>
              <Banner>{CODE_REASON}</Banner>
            </div>
          )}
          <KeyValue
            entries={[
              { key: t("Trigger"), value: triggerKind(trigger).label },
              {
                key: t("Target"),
                value: <code css={{ overflowWrap: "anywhere" }}>{formatTarget(trigger, target)}</code>,
              },
              { key: t("Page"), value: url ? <code css={{ overflowWrap: "anywhere" }}>{url}</code> : t("All pages") },
              { key: t("Value from"), value: valueFrom ? <code>{valueFrom}</code> : t("None") },
              { key: t("Events in the last 30 days"), value: exactNumber(count) },
              { key: t("Last event"), value: lastAt ? <RelativeTime at={lastAt} /> : t("Never") },
              { key: t("Created by"), value: author },
              { key: t("Created"), value: <RelativeTime at={createdAt} /> },
            ]}
          />
        </Card>
        <div css={(theme) => ({ display: "grid", gap: theme.space.two, gridTemplateColumns: "minmax(0, 1fr)" })}>
          <RuleCheck projectId={site.id} trigger={trigger} target={target} url={url} />
          {canWrite && status !== "ARCHIVED" && (
            <RuleOnPage project={site} rule={{ trigger, target, url, valueFrom }} canWriteCode={canWriteCode} />
          )}
        </div>
      </div>
    </>
  );
}
