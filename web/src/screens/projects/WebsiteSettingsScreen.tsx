import { graphql, usePreloadedQuery } from "react-relay";
import type { WebsiteSettingsScreenQuery } from "#web/__generated__/WebsiteSettingsScreenQuery.graphql.ts";
import { Forbidden } from "#web/layout/Forbidden.tsx";
import { Snippet } from "#web/layout/install/Snippet.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { NoProject } from "#web/reports/NoProject.tsx";
import { t } from "#web/texts/t.ts";
import { PageRuleSettings } from "./_parts/PageRuleSettings.tsx";
import { PrivacySettings } from "./_parts/PrivacySettings.tsx";
import { RecordingSettings } from "./_parts/RecordingSettings.tsx";
import { WebsiteSettings } from "./_parts/WebsiteSettings.tsx";

export default function WebsiteSettingsScreen({ queryRef }: ScreenProps<WebsiteSettingsScreenQuery>) {
  const { viewer } = usePreloadedQuery<WebsiteSettingsScreenQuery>(
    graphql`
      query WebsiteSettingsScreenQuery($project: ID) @preloadable @throwOnFieldError {
        viewer {
          viewerCanManageCompany
          project(id: $project) {
            id
            name
            snippet
            widgetId
            ...WebsiteSettings_project
            ...PrivacySettings_project
            ...PageRuleSettings_project
            ...RecordingSettings_project
          }
        }
      }
    `,
    queryRef,
  );
  if (!viewer.viewerCanManageCompany) return <Forbidden />;
  const { project } = viewer;
  if (!project) return <NoProject />;
  return (
    <>
      <PageTitle title={t("Project settings")} description={project.name} />
      <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
        <Card title={t("General")}>
          <WebsiteSettings key={project.id} project={project} />
        </Card>
        <Card title={t("Privacy and data collection")}>
          <PrivacySettings key={`${project.id}privacy`} project={project} />
          <p css={(theme) => ({ marginTop: theme.space.two, color: theme.color.muted, fontSize: theme.size.body })}>
            {t("Exclude IP addresses, countries and pages:")}{" "}
            <TextLink href={`/block-ip?project=${project.widgetId}`}>{t("Block IP")}</TextLink>
          </p>
        </Card>
        <Card title={t("Recordings")}>
          <RecordingSettings key={`${project.id}recording`} project={project} />
        </Card>
        <Card title={t("Page URLs")}>
          <PageRuleSettings key={`${project.id}pages`} project={project} />
          <p css={(theme) => ({ marginTop: theme.space.two, color: theme.color.muted, fontSize: theme.size.body })}>
            {t("Applies to new page views, and to goals, filters and rules that match a page.")}
          </p>
        </Card>
        {project.snippet && (
          <Card title={t("Tracking code")}>
            <p
              css={(theme) => ({ marginBottom: theme.space.one, color: theme.color.muted, fontSize: theme.size.body })}
            >
              {t("Add this line to the <head> of every page you track.")}
            </p>
            <Snippet code={project.snippet} />
          </Card>
        )}
      </div>
    </>
  );
}
