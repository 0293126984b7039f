import { BellOff, Check, ChevronDown, EyeOff, RotateCcw } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ErrorActions_group$key } from "#web/__generated__/ErrorActions_group.graphql.ts";
import type { ErrorActions_viewer$key } from "#web/__generated__/ErrorActions_viewer.graphql.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { Menu } from "#web/ui/overlay/Menu.tsx";
import { useSetErrorState } from "../_lib/useSetErrorState.ts";

const UNASSIGNED = "0";
const snoozes = [
  { days: 1, label: t("Snooze for a day") },
  { days: 7, label: t("Snooze for a week") },
  { days: 30, label: t("Snooze for 30 days") },
] as const;

interface Props {
  group: ErrorActions_group$key;
  viewer: ErrorActions_viewer$key;
  projectId: string;
}

/** State and assignee of an error. Read-only members see only the assignee. */
export function ErrorActions({ group, viewer, projectId }: Props) {
  const { errorId, state, assignee } = useFragment(
    graphql`
      fragment ErrorActions_group on ErrorGroup {
        errorId
        state
        assignee {
          userId
          name
        }
      }
    `,
    group,
  );
  const { viewerCanWrite, activeMembers } = useFragment(
    graphql`
      fragment ErrorActions_viewer on Viewer {
        viewerCanWrite
        activeMembers {
          userId
          name
        }
      }
    `,
    viewer,
  );
  const [set, isSending] = useSetErrorState();
  const about = { project: projectId, errorId };
  if (!viewerCanWrite) {
    return assignee ? <p css={caption}>{t("Assigned to {name}", { name: assignee.name })}</p> : null;
  }
  const act = (id: string) => {
    if (id === "ignore") set({ ...about, state: "IGNORED" }, t("Error ignored"));
    if (id === "reopen") set({ ...about, state: "UNRESOLVED" }, t("Error reopened"));
    const snooze = snoozes.find(({ days }) => `snooze-${days}` === id);
    if (snooze) set({ ...about, state: "SNOOZED", snoozeDays: snooze.days }, t("Error snoozed"));
  };
  const isOpen = state === "UNRESOLVED";
  return (
    <div css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 }}>
      <Select
        label={t("Assignee")}
        hideLabel
        isDisabled={isSending}
        value={String(assignee?.userId ?? UNASSIGNED)}
        choices={[
          { id: UNASSIGNED, label: t("Unassigned") },
          ...(activeMembers ?? []).map(({ userId, name }) => ({ id: String(userId), label: name })),
        ]}
        onChange={(id) => set({ ...about, assignee: Number(id) }, t("Assignee updated"))}
        css={{ width: 170 }}
      />
      {isOpen ? (
        <Button
          variant="primary"
          icon={<Check aria-hidden />}
          isDisabled={isSending}
          onPress={() => set({ ...about, state: "RESOLVED" }, t("Error resolved. It reopens if it occurs again."))}
        >
          {t("Resolve")}
        </Button>
      ) : (
        <Button icon={<RotateCcw aria-hidden />} isDisabled={isSending} onPress={() => act("reopen")}>
          {t("Reopen")}
        </Button>
      )}
      <Menu
        label={t("More")}
        onAction={act}
        trigger={
          <Button icon={<ChevronDown aria-hidden />} isDisabled={isSending}>
            {t("More")}
          </Button>
        }
        groups={[
          {
            id: "state",
            items: [
              ...snoozes.map(({ days, label }) => ({ id: `snooze-${days}`, label, icon: <BellOff aria-hidden /> })),
              { id: "ignore", label: t("Ignore"), icon: <EyeOff aria-hidden />, disabled: state === "IGNORED" },
            ],
          },
        ]}
      />
    </div>
  );
}
