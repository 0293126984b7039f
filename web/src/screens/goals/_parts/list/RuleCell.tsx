import { oneLine } from "#web/theme/textStyle.ts";

/** A goal's rule in words, otherwise the value that it matches. */
export function RuleCell({ rule, value }: { rule: string | undefined; value: string }) {
  if (rule) {
    return (
      <span title={rule} css={{ ...oneLine, display: "block" }}>
        {rule}
      </span>
    );
  }
  return (
    <code title={value} css={(theme) => ({ ...oneLine, display: "block", fontSize: theme.size.small })}>
      {value}
    </code>
  );
}
