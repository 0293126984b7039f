import { graphql, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { DeveloperScreenQuery } from "#web/__generated__/DeveloperScreenQuery.graphql.ts";
import { Forbidden } from "#web/layout/Forbidden.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import { t } from "#web/texts/t.ts";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { Tabs } from "#web/ui/navigation/Tabs.tsx";
import { developerTab, developerTabs } from "./_lib/developerTab.ts";
import { KeyList } from "./_parts/keys/KeyList.tsx";
import { RequestLog } from "./_parts/keys/RequestLog.tsx";
import { Reference } from "./_parts/Reference.tsx";
import { WebhookList } from "./_parts/webhooks/WebhookList.tsx";

/** Resources for a company's API clients: keys, webhooks, the request log and the reference. */
export default function DeveloperScreen({ queryRef }: ScreenProps<DeveloperScreenQuery>) {
  const { viewer, reference } = usePreloadedQuery<DeveloperScreenQuery>(
    graphql`
      query DeveloperScreenQuery(
        $keys: Boolean!
        $webhooks: Boolean!
        $log: Boolean!
        $reference: Boolean!
        $outcome: RequestOutcome
        $key: ID
      ) @preloadable {
        viewer {
          viewerCanManageCompany
          ...KeyList_viewer @include(if: $keys) @alias(as: "keys")
          ...WebhookList_viewer @include(if: $webhooks) @alias(as: "webhooks")
          ...RequestLog_viewer @include(if: $log) @arguments(outcome: $outcome, key: $key) @alias(as: "log")
          ...Reference_viewer @include(if: $reference) @alias(as: "projects")
        }
        ...Reference_query @include(if: $reference) @alias(as: "reference")
      }
    `,
    queryRef,
  );
  const [search, setSearch] = useSearchParams();
  if (!viewer?.viewerCanManageCompany) return <Forbidden />;
  const { keys, webhooks, log, projects } = viewer;
  return (
    <>
      <PageTitle
        title={t("Developer")}
        description={t("Your company's API keys and webhooks, and how they're used.")}
      />
      <Tabs
        label={t("Developer")}
        tabs={developerTabs}
        selected={developerTab(search)}
        onSelect={(tab) => setSearch(tab === "keys" ? {} : { tab })}
      >
        <PanelBoundary height={240}>
          {keys && <KeyList viewer={keys} />}
          {webhooks && <WebhookList viewer={webhooks} />}
          {log && <RequestLog viewer={log} />}
          {projects && reference && <Reference viewer={projects} query={reference} />}
        </PanelBoundary>
      </Tabs>
    </>
  );
}
