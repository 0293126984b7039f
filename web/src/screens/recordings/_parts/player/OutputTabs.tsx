import { t } from "#web/texts/t.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import type { PageOutput } from "../../_lib/usePlayback.ts";
import { TimedRows } from "./TimedRows.tsx";

interface Props {
  output: PageOutput;
  at: number;
  onSeek: (at: number) => void;
}

const levelTone = { error: "danger", warn: "warning", info: "neutral", log: "neutral", debug: "neutral" } as const;

/** The lines that the page wrote to the browser's console. */
export function ConsoleTab({ output, at, onSeek }: Props) {
  if (output.lines.length === 0)
    return (
      <EmptyState title={t("No console output")}>
        {t('The page wrote nothing to the console, or data-console="off" in the tracking code excludes it.')}
      </EmptyState>
    );
  return (
    <TimedRows
      label={t("Console")}
      at={at}
      onSeek={onSeek}
      rows={output.lines.map((line, n) => ({
        id: `${line.at}-${n}`,
        at: line.at,
        content: (
          <>
            {line.level !== "log" && <Badge tone={levelTone[line.level]}>{line.level}</Badge>}{" "}
            <code
              css={(theme) => ({ fontFamily: theme.font.mono, fontSize: theme.size.small, whiteSpace: "pre-wrap" })}
            >
              {line.text}
            </code>
          </>
        ),
      }))}
    />
  );
}

const hasFailed = (status: number) => status === 0 || status >= 400;

/** The requests of the page: neither their contents nor their headers are recorded. */
export function NetworkTab({ output, at, onSeek }: Props) {
  if (output.requests.length === 0)
    return (
      <EmptyState title={t("No requests")}>
        {t('The page sent no requests, or data-network="off" in the tracking code excludes them.')}
      </EmptyState>
    );
  return (
    <TimedRows
      label={t("Network")}
      at={at}
      onSeek={onSeek}
      rows={output.requests.map((request, n) => ({
        id: `${request.at}-${n}`,
        at: request.at,
        content: (
          <>
            <Badge tone={hasFailed(request.status) ? "danger" : "neutral"}>
              {request.status === 0 ? t("failed") : String(request.status)}
            </Badge>{" "}
            {request.method} {request.url}{" "}
            <span css={(theme) => ({ color: theme.color.muted, whiteSpace: "nowrap" })}>
              {t("{ms} ms", { ms: Math.round(request.duration_ms) })}
            </span>
          </>
        ),
      }))}
    />
  );
}
