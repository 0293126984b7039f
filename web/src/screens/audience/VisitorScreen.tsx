import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { VisitorScreenQuery } from "#web/__generated__/VisitorScreenQuery.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { NoProject } from "#web/reports/NoProject.tsx";
import { Panel } from "#web/reports/Panel.tsx";
import { PlacesNote } from "#web/reports/places/PlacesNote.tsx";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { zoneName } from "#web/ui/format/zoneName.ts";
import { AttributeList } from "./_parts/profile/AttributeList.tsx";
import { DeleteVisitorDialog } from "./_parts/profile/DeleteVisitorDialog.tsx";
import { IdentityCard } from "./_parts/profile/IdentityCard.tsx";
import { LifetimeNumbers } from "./_parts/profile/LifetimeNumbers.tsx";
import { NoVisitor } from "./_parts/profile/NoVisitor.tsx";
import { VisitList } from "./_parts/profile/VisitList.tsx";
import { VisitorComments } from "./_parts/profile/VisitorComments.tsx";
import { TagEditor } from "./_parts/tags/TagEditor.tsx";
import { visitorName } from "#web/ui/format/visitorName.ts";

/** One visitor: identity and all actions by session. */
export default function VisitorScreen({ queryRef }: ScreenProps<VisitorScreenQuery>) {
  const { viewer } = usePreloadedQuery<VisitorScreenQuery>(
    graphql`
      query VisitorScreenQuery($project: ID, $visitor: String!) @preloadable @throwOnFieldError {
        viewer {
          viewerCanWrite
          project(id: $project) {
            widgetId
            timezone
            ...TagEditor_project
            ...PlacesNote_project
            audience {
              visitor(visitorId: $visitor) {
                id
                visitorId
                userId
                name
                email
                ...IdentityCard_visitor
                ...TagEditor_visitor
                ...AttributeList_visitor
                ...LifetimeNumbers_visitor
                ...VisitorComments_visitor
                ...VisitList_visitor
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const [isDeleting, setDeleting] = useState(false);
  const { project, viewerCanWrite: canWrite } = viewer;
  const listHref = useProjectHref(project?.widgetId)("/visitors");
  if (!project) return <NoProject />;
  const {
    audience: { visitor },
    timezone: zone,
  } = project;
  if (!visitor) return <NoVisitor listHref={listHref} />;
  const { userId, email, visitorId } = visitor;
  const name = visitorName({ name: visitor.name, userId, email, visitorId });
  return (
    <>
      <PageTitle
        title={name}
        description={zone ? t("Visitor, times in {timezone}", { timezone: zoneName(zone) }) : t("Visitor")}
        actions={
          <>
            <a href={`/download/visitor/${visitor.id}`} download css={buttonStyle()}>
              <Download aria-hidden />
              {t("Export")}
            </a>
            {canWrite && (
              <Button icon={<Trash2 aria-hidden />} onPress={() => setDeleting(true)}>
                {t("Delete")}
              </Button>
            )}
          </>
        }
      />
      <div
        css={(theme) => ({
          display: "grid",
          gap: theme.space.two,
          alignItems: "start",
          gridTemplateColumns: "minmax(280px, 344px) minmax(0, 1fr)",
          "@media (max-width: 1000px)": { gridTemplateColumns: "minmax(0, 1fr)" },
        })}
      >
        <div css={(theme) => ({ display: "grid", gap: theme.space.two, minWidth: 0 })}>
          <IdentityCard visitor={visitor} zone={zone} />
          <Card title={t("Tags")}>
            <TagEditor visitor={visitor} project={project} canWrite={canWrite} />
          </Card>
          <Panel
            title={t("Attributes")}
            height={40}
            definition={t("The latest value of each attribute your website has sent.")}
          >
            <AttributeList visitor={visitor} zone={zone} />
          </Panel>
          <Panel title={t("Feedback")} height={40} definition={t("Feedback this visitor left on your pages.")}>
            <VisitorComments visitor={visitor} />
          </Panel>
          <PlacesNote project={project} isUnknown={false} isMember />
        </div>
        <div css={(theme) => ({ display: "grid", gap: theme.space.two, minWidth: 0 })}>
          <Panel title={t("Lifetime totals")} height={64}>
            <LifetimeNumbers visitor={visitor} />
          </Panel>
          <Panel title={t("Sessions")} height={240} flush>
            <VisitList visitor={visitor} zone={zone} />
          </Panel>
        </div>
      </div>
      {isDeleting && (
        <DeleteVisitorDialog id={visitor.id} name={name} listHref={listHref} onClose={() => setDeleting(false)} />
      )}
    </>
  );
}
