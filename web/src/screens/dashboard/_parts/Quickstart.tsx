import { graphql, useFragment } from "react-relay";
import type { Quickstart_viewer$key } from "#web/__generated__/Quickstart_viewer.graphql.ts";
import type { QuickstartMutation } from "#web/__generated__/QuickstartMutation.graphql.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { Check, X } from "lucide-react";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { ProgressRing } from "#web/ui/feedback/ProgressRing.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { VisuallyHidden } from "#web/ui/layout/VisuallyHidden.tsx";
import { quickstartSteps, readInsight, stepWords, type StepTitle, installStep } from "../_lib/quickstart.ts";

/** Five steps that make a new company at home; closing it is for ever. */
export function Quickstart({ viewer }: { viewer: Quickstart_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment Quickstart_viewer on Viewer {
        viewerCanWrite
        attribute(key: INSIGHT) {
          id
          value
        }
        project(id: $project) {
          trafficCheck {
            pageviewTotal
          }
        }
      }
    `,
    viewer,
  );
  const [save] = useMutation<QuickstartMutation>(graphql`
    mutation QuickstartMutation($input: SetUserAttributeInput!) @raw_response_type {
      setUserAttribute(input: $input) {
        attribute {
          id
          value
        }
      }
    }
  `);
  const { attribute } = data;
  if (!attribute || !data.viewerCanWrite) return null;
  const insight = readInsight(attribute.value);
  if (insight.isClosed) return null;

  const write = (done: ReadonlySet<StepTitle>, isClosed: boolean) => {
    const value = JSON.stringify({
      ...Object.fromEntries(quickstartSteps.map((step) => [step, done.has(step) ? 1 : 0])),
      closeStatus: isClosed ? 1 : 0,
    });
    void save({
      variables: { input: { key: "INSIGHT", value } },
      optimisticResponse: { setUserAttribute: { attribute: { id: attribute.id, value } } },
    });
  };
  // a measured page view proves the first step, whoever installed the tracker
  const done = new Set(insight.done);
  if ((data.project?.trafficCheck?.pageviewTotal ?? 0) > 0) done.add(installStep);

  return (
    <Card
      title={t("Quickstart")}
      css={(t) => ({ marginBottom: t.space.two })}
      actions={
        <>
          <ProgressRing label={t("Quickstart progress")} value={done.size} max={quickstartSteps.length} size={20} />
          <span css={(t) => ({ color: t.color.muted, fontSize: t.size.small })}>
            {t("{size} of {length}", { size: done.size, length: quickstartSteps.length })}
          </span>
          <IconButton label={t("Close the quickstart for ever")} size="small" onPress={() => write(done, true)}>
            <X aria-hidden />
          </IconButton>
        </>
      }
    >
      <ol
        css={(t) => ({
          display: "grid",
          gap: t.space.one,
          gridTemplateColumns: "repeat(auto-fit, minmax(180px, 1fr))",
          listStyle: "none",
          margin: 0,
          padding: 0,
        })}
      >
        {quickstartSteps.map((step, n) => {
          const isDone = done.has(step);
          return (
            <li
              key={step}
              css={(t) => ({
                display: "flex",
                alignItems: "center",
                gap: 8,
                color: isDone ? t.color.muted : t.color.text,
              })}
            >
              <span
                aria-hidden
                css={(t) => ({
                  display: "grid",
                  placeItems: "center",
                  flex: "none",
                  width: 22,
                  height: 22,
                  borderRadius: t.radius.round,
                  border: `1px solid ${isDone ? t.color.positive : t.color.border}`,
                  color: isDone ? t.color.positive : t.color.muted,
                  fontSize: t.size.small,
                  "& svg": { width: 13, height: 13 },
                })}
              >
                {isDone ? <Check /> : n + 1}
              </span>
              <span>
                {stepWords(step)}
                <VisuallyHidden>{isDone ? t(" (done)") : t(" (to do)")}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
