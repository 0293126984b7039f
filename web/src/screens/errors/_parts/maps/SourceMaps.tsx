import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { SourceMapsQuery } from "#web/__generated__/SourceMapsQuery.graphql.ts";
import { Code } from "#web/reports/asGraphql/Code.tsx";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Badge } from "#web/ui/data/Badge.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { useDeleteSourceMap } from "../../_lib/useDeleteSourceMap.ts";
import { NewSourceMap } from "./NewSourceMap.tsx";

interface Props {
  queryRef: PreloadedQuery<SourceMapsQuery>;
  projectId: string;
  canWrite: boolean;
  onChanged: () => void;
}

export const sourceMapsQuery = graphql`
  query SourceMapsQuery($project: ID!) @throwOnFieldError {
    viewer {
      project(id: $project) {
        widgetId
        traffic {
          report(range: { preset: LAST_30_DAYS }) {
            sourceMaps {
              sourceMapId
              release
              file
              bytes
              sources
              createdBy
              createdAt
            }
            errorLog(limit: 1) {
              facets {
                releases {
                  name
                }
              }
            }
          }
        }
      }
    }
  }
`;

const sizeOf = (bytes: number) =>
  bytes < 1024 * 1024
    ? t("{size} KB", { size: Math.max(1, Math.round(bytes / 1024)) })
    : t("{size} MB", { size: Math.round((bytes / 1024 / 1024) * 10) / 10 });

const command = (widgetId: number) =>
  `curl '${location.origin}/error-log/source-map?project=${widgetId}&release=1.4.2&file=assets/shop.js' \\
  -H 'authorization: Bearer sk_…' --data-binary @dist/assets/shop.js.map`;

/** The uploaded source maps, the upload form, and how a build uploads them. */
export function SourceMaps({ queryRef, projectId, canWrite, onChanged }: Props) {
  const { project } = usePreloadedQuery<SourceMapsQuery>(sourceMapsQuery, queryRef).viewer;
  const [remove, isRemoving] = useDeleteSourceMap(projectId, onChanged);
  const maps = project?.traffic.report?.sourceMaps ?? [];
  const releases = project?.traffic.report?.errorLog?.facets.releases ?? [];
  const newest = releases.map(({ name }) => name).toSorted((a, b) => b.localeCompare(a, "en", { numeric: true }))[0];
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two, minWidth: 0 })}>
      {canWrite && <NewSourceMap key={maps.length} projectId={projectId} release={newest ?? ""} onAdded={onChanged} />}
      {maps.length === 0 ? (
        <p css={caption}>{t("No source maps yet. Stack traces are shown as reported by browsers.")}</p>
      ) : (
        <ul aria-label={t("Source maps")} css={{ listStyle: "none", margin: 0, padding: 0 }}>
          {maps.map(({ sourceMapId, release, file, bytes, sources, createdBy, createdAt }) => (
            <li
              key={sourceMapId}
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
                  <code css={{ overflowWrap: "anywhere" }}>{file}</code>
                  {release && <Badge>{release}</Badge>}
                </span>
                <span css={(theme) => ({ ...caption(theme), display: "block" })}>
                  {phrase("{count, plural, one {# source file} other {# source files}}", { count: sources })}
                  {` · ${sizeOf(bytes)} · `}
                  {t("Added by {name}", { name: createdBy })} <RelativeTime at={createdAt} />
                </span>
              </span>
              {canWrite && (
                <Button
                  size="small"
                  isDisabled={isRemoving}
                  aria-label={t("Delete source map for {file}", { file })}
                  onPress={() => remove(sourceMapId)}
                >
                  {t("Delete")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {canWrite && project && (
        <Code title={t("From your build, using an API key with write access")} code={command(project.widgetId)} />
      )}
      <p css={caption}>{t("The latest 100 source maps are stored. Only members can see their contents.")}</p>
    </div>
  );
}
