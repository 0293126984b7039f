import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { IgnoreRulesQuery } from "#web/__generated__/IgnoreRulesQuery.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Badge } from "#web/ui/data/Badge.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { partLabels } from "../../_lib/ignoreParts.ts";
import { useRemoveIgnoreRule } from "../../_lib/useRemoveIgnoreRule.ts";
import { NewIgnoreRule } from "./NewIgnoreRule.tsx";

interface Props {
  queryRef: PreloadedQuery<IgnoreRulesQuery>;
  projectId: string;
  canWrite: boolean;
  words: string;
  onChanged: () => void;
}

export const ignoreRulesQuery = graphql`
  query IgnoreRulesQuery($project: ID!) @throwOnFieldError {
    viewer {
      project(id: $project) {
        traffic {
          report(range: { preset: LAST_30_DAYS }) {
            errorRules {
              errorRuleId
              part
              words
              hidden
              createdBy
              createdAt
            }
          }
        }
      }
    }
  }
`;

/** The existing rules and the form for a new one. */
export function IgnoreRules({ queryRef, projectId, canWrite, words, onChanged }: Props) {
  const { project } = usePreloadedQuery<IgnoreRulesQuery>(ignoreRulesQuery, queryRef).viewer;
  const [remove, isRemoving] = useRemoveIgnoreRule(projectId, onChanged);
  const rules = project?.traffic.report?.errorRules ?? [];
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
      {canWrite && <NewIgnoreRule key={rules.length} projectId={projectId} words={words} onAdded={onChanged} />}
      {rules.length === 0 ? (
        <p css={caption}>{t("No ignore rules yet")}</p>
      ) : (
        <ul aria-label={t("Rules")} css={{ listStyle: "none", margin: 0, padding: 0 }}>
          {rules.map(({ errorRuleId, part, words: sought, hidden, createdBy, createdAt }) => (
            <li
              key={errorRuleId}
              css={(theme) => ({
                display: "flex",
                alignItems: "center",
                gap: theme.space.oneHalf,
                padding: "8px 0",
                borderTop: `1px solid ${theme.color.border}`,
              })}
            >
              <span css={{ flex: 1, minWidth: 0 }}>
                <span css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 }}>
                  <code css={{ overflowWrap: "anywhere" }}>{sought}</code>
                  <Badge>{partLabels[part] ?? part}</Badge>
                </span>
                <span css={(theme) => ({ ...caption(theme), display: "block" })}>
                  {phrase(
                    "{count, plural, =0 {Hides no errors} one {Hides # error} other {Hides # errors}} in the last 30 days",
                    {
                      count: hidden,
                    },
                  )}
                  {" · "}
                  {t("Added by {name}", { name: createdBy })} <RelativeTime at={createdAt} />
                </span>
              </span>
              {canWrite && (
                <Button
                  size="small"
                  isDisabled={isRemoving}
                  aria-label={t("Remove ignore rule for {words}", { words: sought })}
                  onPress={() => remove(errorRuleId)}
                >
                  {t("Remove")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
