import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { DropoffPanel_report$key } from "#web/__generated__/DropoffPanel_report.graphql.ts";
import type { DropoffPanel_funnel$key } from "#web/__generated__/DropoffPanel_funnel.graphql.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { duration } from "#web/ui/format/duration.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import type { Drilldown } from "#web/ui/navigation/drilldown.ts";
import { Select } from "#web/ui/forms/Select.tsx";
import { useFunnelSteps } from "../../_lib/useFunnelSteps.ts";
import { useStepLinks } from "../../_lib/useStepLinks.ts";
import { DroppedPages } from "./DroppedPages.tsx";
import { DroppedSessions } from "./DroppedSessions.tsx";
import { InsteadList } from "./InsteadList.tsx";

const HEIGHT = 300;

interface Props {
  report: DropoffPanel_report$key;
  funnel: DropoffPanel_funnel$key;
  /** from 1 */
  step: number;
}

/** Those who reached a step but not the next one: where they went instead, and where they were. */
export function DropoffPanel({ report, funnel, step }: Props) {
  const data = useFragment(
    graphql`
      fragment DropoffPanel_funnel on Funnel {
        ...useFunnelSteps_funnel
        ...useStepLinks_funnel
      }
    `,
    funnel,
  );
  const { dropSteps, nameOf, mode } = useFunnelSteps(data);
  const { dropped } = useStepLinks(data);
  const [, setSearch] = useSearchParams();
  const choose = (id: string) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.set("step", id);
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <Panel
      title={t("Where visitors went instead")}
      definition={t(
        "Those who reached the step, but not the next required one: the next page or event of their session, and how long they stayed.",
      )}
      height={HEIGHT}
      actions={
        <Select
          label={t("After step")}
          hideLabel
          value={String(step)}
          choices={dropSteps.map((number) => ({
            id: String(number),
            label: [t("After step {number}", { number }), nameOf(number)].filter(Boolean).join(": "),
          }))}
          onChange={choose}
          css={{ width: 230 }}
        />
      }
    >
      <Dropoff report={report} mode={mode} to={dropped(step)} />
    </Panel>
  );
}

interface DropoffProps {
  report: DropoffPanel_report$key;
  mode: string;
  /** all of them */
  to: Drilldown;
}

function Dropoff({ report, mode, to }: DropoffProps) {
  const { dropoff } = useFragment(
    graphql`
      fragment DropoffPanel_report on FunnelReport @throwOnFieldError {
        dropoff(step: $step) {
          dropped
          dwell {
            medianSeconds
            p90Seconds
          }
          ...InsteadList_dropoff
          ...DroppedPages_dropoff
          ...DroppedSessions_dropoff
        }
      }
    `,
    report,
  );
  if (!dropoff) return null;
  const { dropped, dwell } = dropoff;
  const droppedText =
    mode === "SESSION"
      ? phrase("{dropped, plural, one {# session dropped off.} other {# sessions dropped off.}}", { dropped })
      : phrase("{dropped, plural, one {# visitor dropped off.} other {# visitors dropped off.}}", { dropped });
  if (dropped === 0) return <EmptyState title={t("Nobody dropped off after this step")} minHeight={HEIGHT} />;
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two, gridTemplateColumns: "minmax(0, 1fr)" })}>
      <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
        {droppedText}{" "}
        {dropped > 1 &&
          t("Half of them stayed at most {median} on the website, 90% at most {p90}.", {
            median: duration(dwell.medianSeconds),
            p90: duration(dwell.p90Seconds),
          })}{" "}
        {to.visitors && <TextLink href={to.visitors}>{t("View all who dropped off")}</TextLink>}
        {to.visitors && to.recordings && " · "}
        {to.recordings && <TextLink href={to.recordings}>{t("Watch their recordings")}</TextLink>}
      </p>
      <div
        css={(theme) => ({
          display: "grid",
          gap: theme.space.three,
          gridTemplateColumns: "repeat(auto-fit, minmax(min(252px, 100%), 1fr))",
          alignItems: "start",
        })}
      >
        <InsteadList dropoff={dropoff} />
        <DroppedPages dropoff={dropoff} />
        <DroppedSessions dropoff={dropoff} />
      </div>
    </div>
  );
}
