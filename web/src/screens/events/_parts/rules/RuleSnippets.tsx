import { graphql, useFragment } from "react-relay";
import type { RuleSnippets_project$key } from "#web/__generated__/RuleSnippets_project.graphql.ts";
import { CopyButton } from "#web/layout/install/CopyButton.tsx";
import { t } from "#web/texts/t.ts";
import { Card } from "#web/ui/layout/Card.tsx";

/** The two alternatives to a rule: an HTML attribute and a JavaScript call. */
export function RuleSnippets({ project }: { project: RuleSnippets_project$key }) {
  const {
    events: { trackerFunction },
  } = useFragment(
    graphql`
      fragment RuleSnippets_project on Project {
        events {
          trackerFunction
        }
      }
    `,
    project,
  );
  const snippets = [
    { title: t("From an HTML attribute"), code: '<button data-event="start_trial">Start</button>' },
    {
      title: t("From your website's code"),
      code: `${trackerFunction}("event", "start_trial", { plan: "pro", value: 29 });`,
    },
  ];
  return (
    <Card title={t("Without a rule")}>
      <div
        css={(theme) => ({
          display: "grid",
          gap: theme.space.two,
          gridTemplateColumns: "repeat(auto-fit, minmax(min(320px, 100%), 1fr))",
        })}
      >
        {snippets.map(({ title, code }) => (
          <div key={title} css={{ minWidth: 0 }}>
            <div
              css={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 8, minHeight: 32 }}
            >
              <h3 css={(theme) => ({ fontSize: theme.size.body, fontWeight: theme.weight.medium })}>{title}</h3>
              <CopyButton text={code} label={t("Copy code")} />
            </div>
            <pre
              css={(theme) => ({
                margin: "4px 0 0",
                padding: theme.space.oneHalf,
                whiteSpace: "pre-wrap",
                overflowWrap: "anywhere",
                borderRadius: theme.radius.medium,
                background: theme.color.sunken,
                fontSize: theme.size.small,
              })}
            >
              <code>{code}</code>
            </pre>
          </div>
        ))}
      </div>
    </Card>
  );
}
