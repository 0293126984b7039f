import { Archive, ArchiveRestore } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ArchiveGoal_goal$key } from "#web/__generated__/ArchiveGoal_goal.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { useArchiveGoal } from "./useArchiveGoal.ts";

/** Archives and restores a goal: immediately, with Undo. */
export function ArchiveGoal({ goal }: { goal: ArchiveGoal_goal$key }) {
  const { id, name, isArchived } = useFragment(
    graphql`
      fragment ArchiveGoal_goal on Goal {
        id
        name
        isArchived
      }
    `,
    goal,
  );
  const { archive, restore, isInFlight } = useArchiveGoal(id);
  const notify = (refusal: string | undefined, done: string, onUndo?: () => void) =>
    void toast(refusal ? { title: refusal, tone: "danger" } : { title: done, ...(onUndo && { onUndo }) });
  const back = () => void restore().then((refusal) => notify(refusal, t("{name} is active again", { name })));
  const away = () => void archive().then((refusal) => notify(refusal, t("{name} archived", { name }), back));
  return isArchived ? (
    <Button icon={<ArchiveRestore aria-hidden />} loading={isInFlight} onPress={back}>
      {t("Restore")}
    </Button>
  ) : (
    <Button icon={<Archive aria-hidden />} loading={isInFlight} onPress={away}>
      {t("Archive")}
    </Button>
  );
}
