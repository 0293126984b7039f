import { graphql, useFragment } from "react-relay";
import type { GoalRule_goal$key } from "#web/__generated__/GoalRule_goal.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { dateTitle } from "#web/ui/format/dateLabel.ts";
import { goalKind, purposes } from "../../_lib/goalKinds.ts";
import { goalTarget } from "../../_lib/goalTarget.ts";
import { subjectRule } from "../../_lib/subjectRule.ts";

/** A goal's rule in one line: target, page and state. */
export function GoalRule({ goal }: { goal: GoalRule_goal$key }) {
  const data = useFragment(
    graphql`
      fragment GoalRule_goal on Goal {
        type
        value
        key
        elementUrl
        ...subjectRule_goal
        purpose
        isDefault
        isArchived
        countsSince
        usedIn {
          name
        }
      }
    `,
    goal,
  );
  const { type, value, key, elementUrl, purpose, isDefault, isArchived, usedIn, countsSince } = data;
  const { rule, note } = subjectRule(data) ?? {};
  const names = usedIn.map(({ name }) => name).join(", ");
  return (
    <div
      css={(theme) => ({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: theme.space.one,
        margin: `-${theme.space.one}px 0 ${theme.space.two}px`,
        color: theme.color.muted,
        fontSize: theme.size.body,
        "& code": { color: theme.color.text, overflowWrap: "anywhere" },
      })}
    >
      <span>
        {rule ?? (
          <>
            {goalKind(type).label}: <code>{goalTarget({ type, value, key })}</code>
          </>
        )}
      </span>
      {elementUrl && (
        <span>
          {t("on")} <code>{elementUrl}</code>
        </span>
      )}
      <Badge>{purposes.find(({ id }) => id === purpose)?.label ?? purpose}</Badge>
      {isDefault && <Badge tone="accent">{t("Default goal")}</Badge>}
      {isArchived && <Badge tone="warning">{t("Archived")}</Badge>}
      {!names && !isDefault && !isArchived && (
        <Badge title={t("Not used anywhere, and not the default goal")}>{t("Unused")}</Badge>
      )}
      {names && <span>{t("Used in {names}", { names })}</span>}
      {note && <span css={{ flexBasis: "100%" }}>{note}</span>}
      {countsSince && (
        <span css={{ flexBasis: "100%" }}>
          {t("Counting since {day}. Past data can't be checked against this goal.", {
            day: dateTitle(countsSince.slice(0, 10)),
          })}
        </span>
      )}
    </div>
  );
}
