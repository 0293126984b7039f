import { graphql, useFragment } from "react-relay";
import type { RuleItem_rule$key } from "#web/__generated__/RuleItem_rule.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Badge } from "#web/ui/data/Badge.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { ruleKind } from "../../_lib/ruleKinds.ts";
import { useDeleteRule } from "../../_lib/useDeleteRule.ts";

interface Props {
  rule: RuleItem_rule$key;
  /** global id of its project */
  project: string;
}

export function RuleItem({ rule, project }: Props) {
  const { blockRuleId, kind, value, label, addresses, resolveProblem, ...data } = useFragment(
    graphql`
      fragment RuleItem_rule on BlockRule {
        blockRuleId
        kind
        value
        label
        addresses
        resolveProblem
        droppedEvents
        lastDroppedAt
        createdBy
        createdAt
      }
    `,
    rule,
  );
  const { droppedEvents, lastDroppedAt, createdBy, createdAt } = data;
  const [remove, isInFlight] = useDeleteRule(project);
  return (
    <li
      css={(theme) => ({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: "8px 16px",
        padding: `10px ${theme.space.two}px`,
        "& > button": { marginLeft: "auto" },
      })}
    >
      <div css={{ flex: "1 1 260px", minWidth: 0 }}>
        <p css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 }}>
          <code
            css={(theme) => ({ fontSize: theme.size.body, fontWeight: theme.weight.medium, overflowWrap: "anywhere" })}
          >
            {value}
          </code>
          <Badge tone="neutral">{ruleKind(kind)?.label ?? kind}</Badge>
          {label && <span>{label}</span>}
        </p>
        <p css={caption}>
          {t("Added by {name}", { name: createdBy })} <RelativeTime at={createdAt} />
          {addresses.length > 0 && ` · ${t("Resolves to {addresses}.", { addresses: addresses.join(", ") })}`}
        </p>
        {resolveProblem && (
          <p css={(theme) => ({ ...caption(theme), color: theme.color.warning })}>
            {t("The hostname doesn't resolve right now. These addresses stay blocked.")}
          </p>
        )}
      </div>
      <div css={{ flex: "0 1 200px", minWidth: 0 }}>
        <p css={(theme) => ({ fontSize: theme.size.body })}>
          {phrase("{count, plural, =0 {No events blocked yet} one {# event blocked} other {# events blocked}}", {
            count: droppedEvents,
          })}
        </p>
        {lastDroppedAt && (
          <p css={caption}>
            {t("Last")} <RelativeTime at={lastDroppedAt} />
          </p>
        )}
      </div>
      <Button
        size="small"
        aria-label={t("Delete rule for {value}", { value })}
        loading={isInFlight}
        onPress={() => remove({ blockRuleId, kind, value, label })}
      >
        {t("Delete")}
      </Button>
    </li>
  );
}
