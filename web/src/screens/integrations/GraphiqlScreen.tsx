import { graphql, usePreloadedQuery } from "react-relay";
import type { GraphiqlScreenQuery } from "#web/__generated__/GraphiqlScreenQuery.graphql.ts";
import { Forbidden } from "#web/layout/Forbidden.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { QueryConsole } from "./_parts/query/QueryConsole.tsx";

/**
 * Where owners and admins run their own GraphQL documents. Built in-house: the usual GraphiQL loads its scripts from a
 * third-party server, which the content security policy forbids and a self-hosted installation may not reach.
 */
export default function GraphiqlScreen({ queryRef }: ScreenProps<GraphiqlScreenQuery>) {
  const { viewer } = usePreloadedQuery<GraphiqlScreenQuery>(
    graphql`
      query GraphiqlScreenQuery @preloadable {
        viewer {
          viewerCanManageCompany
        }
      }
    `,
    queryRef,
  );
  if (!viewer?.viewerCanManageCompany) return <Forbidden />;
  return (
    <>
      <PageTitle
        title={t("GraphiQL")}
        description={t("Run your own queries. They're sent with an API key and have its permissions.")}
        actions={
          <span css={(theme) => ({ display: "flex", gap: theme.space.two, fontSize: theme.size.body })}>
            <TextLink href="/schema.graphql" target="_blank">
              {t("Schema (SDL)")}
            </TextLink>
            <TextLink href="/developer">{t("API keys")}</TextLink>
          </span>
        }
      />
      <QueryConsole />
    </>
  );
}
