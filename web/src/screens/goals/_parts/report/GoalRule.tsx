import { graphql, useFragment } from "react-relay";
import type { GoalRule_goal$key } from "#web/__generated__/GoalRule_goal.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { goalKind, purposes } from "../../_lib/goalKinds.ts";

/** The rule of a goal in a line: what it looks for, where, and how the goal stands. */
export function GoalRule({ goal }: { goal: GoalRule_goal$key }) {
  const { type, value, key, elementUrl, purpose, isDefault, isArchived, usedIn } = useFragment(
    graphql`
      fragment GoalRule_goal on Goal {
        type
        value
        key
        elementUrl
        purpose
        isDefault
        isArchived
        usedIn {
          name
        }
      }
    `,
    goal,
  );
  const names = usedIn.map(({ name }) => name).join(", ");
  return (
    <div
      css={(t) => ({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: t.space.one,
        margin: `-${t.space.one}px 0 ${t.space.two}px`,
        color: t.color.muted,
        fontSize: t.size.body,
        "& code": { color: t.color.text, overflowWrap: "anywhere" },
      })}
    >
      <span>
        {goalKind(type).label}: <code>{value || key}</code>
      </span>
      {elementUrl && (
        <span>
          {t("on")} <code>{elementUrl}</code>
        </span>
      )}
      <Badge>{purposes.find(({ id }) => id === purpose)?.label ?? purpose}</Badge>
      {isDefault && <Badge tone="accent">{t("Default goal")}</Badge>}
      {isArchived && <Badge tone="warning">{t("Archived")}</Badge>}
      {names && <span>{t("Used in {names}", { names })}</span>}
    </div>
  );
}
