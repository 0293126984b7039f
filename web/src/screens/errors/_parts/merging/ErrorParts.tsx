import { graphql, useFragment } from "react-relay";
import type { ErrorParts_detail$key } from "#web/__generated__/ErrorParts_detail.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { caption, oneLine } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { useMergeErrors } from "../../_lib/useMergeErrors.ts";

interface Props {
  detail: ErrorParts_detail$key;
  projectId: string;
  canWrite: boolean;
}

/** The groups merged into this one. Each can be separated again. Renders nothing without merged groups. */
export function ErrorParts({ detail, projectId, canWrite }: Props) {
  const { parts, group } = useFragment(
    graphql`
      fragment ErrorParts_detail on ErrorDetail {
        group {
          errorId
        }
        parts {
          errorId
          message
          type
          count
        }
      }
    `,
    detail,
  );
  const { separate, isSending } = useMergeErrors(projectId);
  if (parts.length === 0) return null;
  return (
    <Card
      title={t("Merged from")}
      definition={t("Error groups merged into this one. An unmerged group gets its own status back.")}
    >
      <ul css={{ listStyle: "none", margin: 0, padding: 0 }}>
        {parts.map(({ errorId, message, type, count }, n) => (
          <li
            key={errorId}
            css={(theme) => ({
              display: "flex",
              alignItems: "center",
              gap: theme.space.oneHalf,
              minHeight: 44,
              borderTop: n === 0 ? 0 : `1px solid ${theme.color.border}`,
            })}
          >
            <span css={{ flex: 1, minWidth: 0 }}>
              <span css={{ ...oneLine, display: "block" }} title={message}>
                {message || t("No occurrences in this range")}
              </span>
              <span css={(theme) => ({ ...caption(theme), display: "block" })}>
                {type && `${type} · `}
                {phrase("{count, plural, one {# error} other {# errors}}", { count })}
              </span>
            </span>
            {canWrite && errorId !== group.errorId && (
              <Button
                size="small"
                isDisabled={isSending}
                aria-label={t("Unmerge {message}", { message: message || errorId })}
                onPress={() => separate(errorId)}
              >
                {t("Unmerge")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
