import type { CSSObject, Theme } from "@emotion/react";
import { graphql, useFragment } from "react-relay";
import type { ErrorStack_detail$key } from "#web/__generated__/ErrorStack_detail.graphql.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { isScriptError } from "../_lib/errorChoices.ts";

/** The calls that led to it; or why the browser tells nothing. */
export function ErrorStack({ detail }: { detail: ErrorStack_detail$key }) {
  const { stack, group } = useFragment(
    graphql`
      fragment ErrorStack_detail on ErrorDetail {
        stack
        group {
          message
        }
      }
    `,
    detail,
  );
  return (
    <Card title={t("Stack")}>
      {isScriptError(group.message) && (
        <p css={(t) => ({ fontSize: t.size.body, lineHeight: "20px", marginBottom: stack ? 12 : 0 })}>
          {t(
            'The error happened in a script of another site, so the browser hides what and where it is. To see it, load that script with crossorigin="anonymous", and let its server answer with the header Access-Control-Allow-Origin.',
          )}
        </p>
      )}
      {stack ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        <div role="region" aria-label={t("Calls that led to it")} tabIndex={0} css={scrollStyle}>
          <pre css={preStyle}>{stack}</pre>
        </div>
      ) : (
        !isScriptError(group.message) && <p css={caption}>{t("The browser told no stack.")}</p>
      )}
    </Card>
  );
}

const scrollStyle = (t: Theme): CSSObject => ({
  maxHeight: 320,
  overflow: "auto",
  borderRadius: t.radius.medium,
  background: t.color.sunken,
});

const preStyle = (t: Theme): CSSObject => ({
  margin: 0,
  padding: t.space.oneHalf,
  fontFamily: "ui-monospace, monospace",
  fontSize: t.size.small,
  lineHeight: "19px",
  whiteSpace: "pre",
});
