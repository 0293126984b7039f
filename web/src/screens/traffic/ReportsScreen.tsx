import { ChevronRight } from "lucide-react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { ReportsScreenQuery } from "#web/__generated__/ReportsScreenQuery.graphql.ts";
import { Link } from "react-aria-components/Link";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { reportList } from "./_lib/reportList.ts";

/** Every report and the question that it answers. */
export default function ReportsScreen({ queryRef }: ScreenProps<ReportsScreenQuery>) {
  const { viewer } = usePreloadedQuery<ReportsScreenQuery>(
    graphql`
      query ReportsScreenQuery($project: ID) @preloadable @throwOnFieldError {
        viewer {
          project(id: $project) {
            widgetId
            name
          }
        }
      }
    `,
    queryRef,
  );
  const href = useProjectHref(viewer.project?.widgetId);
  if (!viewer.project) return <NoProject />;
  return (
    <>
      <PageTitle title={t("Reports")} description={viewer.project.name} />
      <ul
        css={(theme) => ({
          display: "grid",
          gap: theme.space.two,
          gridTemplateColumns: "repeat(auto-fill, minmax(min(320px, 100%), 1fr))",
          listStyle: "none",
          margin: 0,
          padding: 0,
        })}
      >
        {reportList.map(({ path, label, question, icon: Icon }) => (
          <li key={path}>
            <Link
              href={href(path)}
              css={(theme) => ({
                display: "flex",
                alignItems: "flex-start",
                gap: theme.space.oneHalf,
                height: "100%",
                padding: theme.space.two,
                background: theme.color.raised,
                border: `1px solid ${theme.color.border}`,
                borderRadius: theme.radius.large,
                color: theme.color.text,
                textDecoration: "none",
                cursor: "pointer",
                "&[data-hovered]": { borderColor: theme.color.borderStrong, background: theme.color.hover },
                "& > svg": { width: 18, height: 18, marginTop: 1, flex: "none", color: theme.color.muted },
              })}
            >
              <Icon aria-hidden />
              <span css={{ flex: 1, minWidth: 0 }}>
                <span
                  css={(theme) => ({ display: "block", fontSize: theme.size.large, fontWeight: theme.weight.semibold })}
                >
                  {label}
                </span>
                <span css={(theme) => ({ ...caption(theme), display: "block", marginTop: 2, lineHeight: "18px" })}>
                  {question}
                </span>
              </span>
              <ChevronRight aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
