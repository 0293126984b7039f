import { graphql, useFragment } from "react-relay";
import type { TestsTab_recording$key } from "#web/__generated__/TestsTab_recording.graphql.ts";
import { t } from "#web/texts/t.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { TimedRows } from "./TimedRows.tsx";

interface Props {
  recording: TestsTab_recording$key;
  at: number;
  onSeek: (at: number) => void;
}

/** The tests of which the visitor saw a variant. */
export function TestsTab({ recording, at, onSeek }: Props) {
  const { tests } = useFragment(
    graphql`
      fragment TestsTab_recording on Recording {
        tests {
          testId
          variantId
          atMs
        }
      }
    `,
    recording,
  );
  if (!tests?.length)
    return (
      <EmptyState title={t("No tests in this recording")}>{t("The visitor saw no variant of a test.")}</EmptyState>
    );
  return (
    <TimedRows
      label={t("Tests")}
      at={at}
      onSeek={onSeek}
      rows={tests.map(({ testId, variantId, atMs }) => ({
        id: `${testId}-${variantId}`,
        at: atMs,
        content: t("Test {test}, variant {variant}", { test: testId, variant: variantId || "–" }),
      }))}
    />
  );
}
