import { ListOrdered, Plus } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { SequenceButton_project$key } from "#web/__generated__/SequenceButton_project.graphql.ts";
import { MAX_STEPS, readSequence, writeSequence, type Step } from "#web/reports/drilldown/sequence.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Popover } from "#web/ui/overlay/Popover.tsx";
import { withChoice } from "../../_lib/listChoices.ts";
import { formatSequence } from "../../_lib/sequence.ts";
import { SequenceStepFields } from "./SequenceStepFields.tsx";

const first: Step = { kind: "PAGE", value: "", isAbsent: false };

/** Only recordings in which these events happened one after the other, stored in the URL. */
export function SequenceButton({ project }: { project: SequenceButton_project$key }) {
  const data = useFragment(
    graphql`
      fragment SequenceButton_project on Project {
        goals {
          list(first: 100) {
            edges {
              node {
                key
                name
                isDefault
              }
            }
          }
        }
      }
    `,
    project,
  );
  const listed = data.goals.list?.edges.map(({ node }) => node) ?? [];
  const byUse = listed.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
  const goals = new Map(byUse.map(({ key, name }) => [key, name]));
  const [search, setSearch] = useSearchParams();
  const sequence = readSequence(search.get("seq"));
  const [isOpen, setOpen] = useState(false);
  const [steps, setSteps] = useState<Step[]>([]);
  const open = (next: boolean) => {
    if (next) setSteps(sequence.length > 0 ? sequence : [first]);
    setOpen(next);
  };
  const apply = (chosen: readonly Step[]) => {
    setSearch((now) => withChoice(now, { seq: writeSequence(chosen) || null }), { preventScrollReset: true });
    setOpen(false);
  };
  const change = (index: number, part: Partial<Step>) =>
    setSteps((now) => now.map((step, n) => (n === index ? { ...step, ...part } : step)));
  const isOnlyAbsent = steps.length > 0 && steps.every(({ isAbsent }) => isAbsent);
  return (
    <Popover
      label={t("Sequence of events")}
      placement="bottom start"
      isOpen={isOpen}
      onOpenChange={open}
      trigger={
        <Button icon={<ListOrdered aria-hidden />}>
          {sequence.length > 0 ? formatSequence(sequence, goals) : t("Sequence")}
        </Button>
      }
    >
      <form
        aria-label={t("Sequence of events")}
        onSubmit={(event) => {
          event.preventDefault();
          apply(steps);
        }}
        css={{ display: "grid", gap: 10, width: "min(460px, calc(100vw - 64px))" }}
      >
        {steps.map((step, n) => (
          <SequenceStepFields
            // steps have no other identity
            // oxlint-disable-next-line react/no-array-index-key
            key={n}
            step={step}
            number={n + 1}
            goals={goals}
            onChange={(part) => change(n, part)}
            onRemove={() => setSteps((now) => now.filter((_, index) => index !== n))}
          />
        ))}
        {isOnlyAbsent && <p css={caption}>{t("At least one step must happen.")}</p>}
        <div css={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
          <Button
            icon={<Plus aria-hidden />}
            isDisabled={steps.length >= MAX_STEPS}
            onPress={() => setSteps((now) => [...now, first])}
          >
            {t("Add step")}
          </Button>
          <span css={{ flex: 1 }} />
          {sequence.length > 0 && (
            <Button variant="ghost" onPress={() => apply([])}>
              {t("Remove sequence")}
            </Button>
          )}
          <Button type="submit" variant="primary" isDisabled={isOnlyAbsent}>
            {t("Apply")}
          </Button>
        </div>
      </form>
    </Popover>
  );
}
