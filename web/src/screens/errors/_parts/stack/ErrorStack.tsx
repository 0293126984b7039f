import type { CSSObject, Theme } from "@emotion/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ErrorStack_detail$key } from "#web/__generated__/ErrorStack_detail.graphql.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { isScriptError } from "../../_lib/errorChoices.ts";
import { OriginalFrames } from "./OriginalFrames.tsx";

const views = ["sources", "browser"] as const;
const viewLabels = { sources: t("Sources"), browser: t("As reported") };

/** The stack trace, resolved to sources where a source map exists, or why the browser reported none. */
export function ErrorStack({ detail }: { detail: ErrorStack_detail$key }) {
  const { stack, frames, group } = useFragment(
    graphql`
      fragment ErrorStack_detail on ErrorDetail {
        stack
        frames {
          ...OriginalFrames_frames
        }
        group {
          message
          kind
        }
      }
    `,
    detail,
  );
  const [view, choose] = useState<(typeof views)[number]>("sources");
  const isHidden = isScriptError(group.message);
  const hasSources = frames.length > 0;
  const nothing =
    group.kind === "NETWORK"
      ? t("Requests have no stack trace.")
      : group.kind === "CONSOLE"
        ? t("The page logged a console message without a stack trace.")
        : t("The browser reported no stack trace.");
  return (
    <Card
      title={t("Stack trace")}
      actions={
        hasSources && (
          <SegmentedControl
            label={t("Stack trace view")}
            segments={views.map((id) => ({ id, label: viewLabels[id] }))}
            selected={view}
            onSelect={choose}
          />
        )
      }
    >
      {isHidden && (
        <p css={(theme) => ({ fontSize: theme.size.body, lineHeight: "20px", marginBottom: stack ? 12 : 0 })}>
          {t(
            'The error occurred in a script from another domain, so the browser hides its details. To see them, load the script with crossorigin="anonymous" and have its server send the Access-Control-Allow-Origin header.',
          )}
        </p>
      )}
      {hasSources && view === "sources" ? (
        <OriginalFrames frames={frames} />
      ) : stack ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        <div role="region" aria-label={t("Stack frames")} tabIndex={0} css={scrollStyle}>
          <pre css={preStyle}>{stack}</pre>
        </div>
      ) : (
        !isHidden && <p css={caption}>{nothing}</p>
      )}
    </Card>
  );
}

const scrollStyle = (theme: Theme): CSSObject => ({
  maxHeight: 320,
  overflow: "auto",
  borderRadius: theme.radius.medium,
  background: theme.color.sunken,
});

const preStyle = (theme: Theme): CSSObject => ({
  margin: 0,
  padding: theme.space.oneHalf,
  fontFamily: "ui-monospace, monospace",
  fontSize: theme.size.small,
  lineHeight: "19px",
  whiteSpace: "pre",
});
