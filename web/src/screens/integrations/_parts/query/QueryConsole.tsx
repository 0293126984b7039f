import type { KeyboardEvent } from "react";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { ProblemBanner } from "#web/ui/feedback/ProblemBanner.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { useQueryConsole } from "./useQueryConsole.ts";

const example = `query Week {
  viewer {
    project {
      name
      traffic {
        report(range: { preset: LAST_7_DAYS }) {
          summary {
            totals { visitors sessions bounceRate }
          }
        }
      }
    }
  }
}`;

/** Query on the left, response on the right. Ctrl or Cmd with Enter runs it. */
export function QueryConsole() {
  const queryConsole = useQueryConsole(example);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    queryConsole.run();
  };
  return (
    <div
      css={(theme) => ({
        display: "grid",
        gridTemplateColumns: "repeat(auto-fit, minmax(min(420px, 100%), 1fr))",
        gap: theme.space.two,
        alignItems: "start",
        "& textarea": { fontFamily: theme.font.mono, fontSize: theme.size.small, lineHeight: "18px" },
      })}
    >
      <Card title={t("Query")}>
        <form
          noValidate
          aria-label={t("Query")}
          onSubmit={(event) => {
            event.preventDefault();
            queryConsole.run();
          }}
          css={(theme) => ({ display: "grid", gap: theme.space.two })}
        >
          <TextField
            label={t("API key")}
            type="password"
            autoComplete="off"
            description={t("Stored only in this page's memory.")}
            validationBehavior="aria"
            onKeyDown={onKeyDown}
            value={queryConsole.key}
            onChange={queryConsole.setKey}
            error={queryConsole.errors.key}
          />
          <TextField
            label={t("GraphQL document")}
            rows={14}
            spellCheck="false"
            validationBehavior="aria"
            onKeyDown={onKeyDown}
            value={queryConsole.query}
            onChange={queryConsole.setQuery}
            error={queryConsole.errors.query}
          />
          <TextField
            label={t("Variables (JSON)")}
            rows={3}
            spellCheck="false"
            validationBehavior="aria"
            onKeyDown={onKeyDown}
            value={queryConsole.variables}
            onChange={queryConsole.setVariables}
            error={queryConsole.errors.variables}
          />
          <div css={{ display: "flex", alignItems: "center", gap: 12 }}>
            <Button variant="primary" type="submit" loading={queryConsole.isRunning}>
              {t("Run")}
            </Button>
            <span css={caption}>{t("or press Ctrl+Enter")}</span>
          </div>
        </form>
      </Card>
      <Card
        title={t("Response")}
        actions={
          queryConsole.requested && (
            <span css={caption}>
              {t("Status {status} · {ms} ms", { status: queryConsole.requested.status, ms: queryConsole.requested.ms })}
            </span>
          )
        }
        busy={queryConsole.isRunning}
      >
        <ProblemBanner problem={queryConsole.problem} />
        {queryConsole.requested ? (
          <TextField label={t("Response")} hideLabel isReadOnly rows={28} value={queryConsole.requested.text} />
        ) : (
          <EmptyState title={t("No response yet")} minHeight={240}>
            {t("Run a query to see its response here.")}
          </EmptyState>
        )}
      </Card>
    </div>
  );
}
