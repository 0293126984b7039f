import { ChevronRight } from "lucide-react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { ReportsScreenQuery } from "#web/__generated__/ReportsScreenQuery.graphql.ts";
import { Link } from "react-aria-components/Link";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/screens/_parts/NoProject.tsx";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { reportList } from "./_lib/reportList.ts";

/** Every report, and the question that it answers. */
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
        css={(t) => ({
          display: "grid",
          gap: t.space.two,
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
              css={(t) => ({
                display: "flex",
                alignItems: "flex-start",
                gap: t.space.oneHalf,
                height: "100%",
                padding: t.space.two,
                background: t.color.raised,
                border: `1px solid ${t.color.border}`,
                borderRadius: t.radius.large,
                color: t.color.text,
                textDecoration: "none",
                cursor: "pointer",
                "&[data-hovered]": { borderColor: t.color.borderStrong, background: t.color.hover },
                "& > svg": { width: 18, height: 18, marginTop: 1, flex: "none", color: t.color.muted },
              })}
            >
              <Icon aria-hidden />
              <span css={{ flex: 1, minWidth: 0 }}>
                <span css={(t) => ({ display: "block", fontSize: t.size.large, fontWeight: t.weight.semibold })}>
                  {label}
                </span>
                <span css={(t) => ({ ...caption(t), display: "block", marginTop: 2, lineHeight: "18px" })}>
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
