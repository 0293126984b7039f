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

const ways = ["sources", "browser"] as const;
const wayLabels = { sources: t("Sources"), browser: t("As told") };

/** The calls that led to it, by the sources where their map is known; or why the browser tells nothing. */
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
  const [way, choose] = useState<(typeof ways)[number]>("sources");
  const isHidden = isScriptError(group.message);
  const hasSources = frames.length > 0;
  const nothing =
    group.kind === "NETWORK"
      ? t("A request has no stack: what was asked for is its name.")
      : group.kind === "CONSOLE"
        ? t("The page told the console words, and no error with a stack.")
        : t("The browser told no stack.");
  return (
    <Card
      title={t("Stack")}
      actions={
        hasSources && (
          <SegmentedControl
            label={t("How calls are shown")}
            segments={ways.map((id) => ({ id, label: wayLabels[id] }))}
            selected={way}
            onSelect={choose}
          />
        )
      }
    >
      {isHidden && (
        <p css={(theme) => ({ fontSize: theme.size.body, lineHeight: "20px", marginBottom: stack ? 12 : 0 })}>
          {t(
            'The error happened in a script of another site, so the browser hides what and where it is. To see it, load that script with crossorigin="anonymous", and let its server answer with the header Access-Control-Allow-Origin.',
          )}
        </p>
      )}
      {hasSources && way === "sources" ? (
        <OriginalFrames frames={frames} />
      ) : stack ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        <div role="region" aria-label={t("Calls that led to it")} tabIndex={0} css={scrollStyle}>
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
