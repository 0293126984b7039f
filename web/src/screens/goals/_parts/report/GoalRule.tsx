import { graphql, useFragment } from "react-relay";
import type { GoalRule_goal$key } from "#web/__generated__/GoalRule_goal.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { dateTitle } from "#web/ui/format/dateLabel.ts";
import { goalKind, purposes } from "../../_lib/goalKinds.ts";

/** A goal's rule in one line: target, page and state. */
export function GoalRule({ goal }: { goal: GoalRule_goal$key }) {
  const { type, value, key, elementUrl, purpose, isDefault, isArchived, usedIn, countsSince } = useFragment(
    graphql`
      fragment GoalRule_goal on Goal {
        type
        value
        key
        elementUrl
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
      {!names && !isDefault && !isArchived && (
        <Badge title={t("Not used by any test, funnel or segment, and not the default goal")}>{t("Unused")}</Badge>
      )}
      {names && <span>{t("Used in {names}", { names })}</span>}
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
