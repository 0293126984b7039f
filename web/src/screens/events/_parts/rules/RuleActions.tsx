import { Archive, Pause, Play } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { RuleActions_rule$key } from "#web/__generated__/RuleActions_rule.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { useRuleState } from "./useRuleState.ts";

interface Props {
  rule: RuleActions_rule$key;
  canWriteCode: boolean;
}

/** Pauses, resumes and archives the rule. */
export function RuleActions({ rule, canWriteCode }: Props) {
  const {
    id,
    eventName: name,
    status,
    trigger,
  } = useFragment(
    graphql`
      fragment RuleActions_rule on EventRule {
        id
        eventName
        status
        trigger
      }
    `,
    rule,
  );
  const { setPaused, archive, isInFlight } = useRuleState(id);
  const isPaused = status === "PAUSED";
  // resuming a condition lets code run on visitors' pages again
  const canTurn = !isPaused || trigger !== "CONDITION" || canWriteCode;
  const notify = (refusal: string | undefined, done: string) =>
    void toast(refusal ? { title: refusal, tone: "danger" } : done);
  const turn = () =>
    void setPaused(!isPaused).then((refusal) =>
      notify(refusal, isPaused ? t("{name} is active again", { name }) : t("{name} paused", { name })),
    );
  return (
    <>
      <Button
        icon={isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
        loading={isInFlight}
        isDisabled={!canTurn}
        onPress={turn}
      >
        {isPaused ? t("Resume") : t("Pause")}
      </Button>
      <Button
        icon={<Archive aria-hidden />}
        isDisabled={isInFlight}
        onPress={() => void archive().then((refusal) => notify(refusal, t("{name} archived", { name })))}
      >
        {t("Archive")}
      </Button>
    </>
  );
}
