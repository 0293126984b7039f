import { KeyRound } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { KeyList_viewer$key } from "#web/__generated__/KeyList_viewer.graphql.ts";
import { NotLoaded } from "#web/relay/NotLoaded.tsx";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { KeyListItem } from "./KeyListItem.tsx";
import { NewKeyDialog } from "./NewKeyDialog.tsx";

export function KeyList({ viewer }: { viewer: KeyList_viewer$key }) {
  const { apiKeys } = useFragment(
    graphql`
      fragment KeyList_viewer on Viewer {
        apiKeys(first: 100) @connection(key: "KeyList_apiKeys") {
          __id
          edges {
            node {
              id
              ...KeyListItem_key
            }
          }
        }
      }
    `,
    viewer,
  );
  const [isMaking, setMaking] = useState(false);
  if (!apiKeys) return <NotLoaded message={t("Couldn't load API keys. Please try again.")} />;
  const make = (
    <Button variant="primary" onPress={() => setMaking(true)}>
      {t("Create key")}
    </Button>
  );
  return (
    <>
      <Card title={t("API keys")} actions={apiKeys.edges.length > 0 && make} flush>
        {apiKeys.edges.length === 0 && (
          <EmptyState icon={<KeyRound aria-hidden />} title={t("No API keys yet")} action={make}>
            {t("With an API key, your own tools can query your reports over GraphQL or REST.")}
          </EmptyState>
        )}
        <ul css={(theme) => ({ "& > li": { borderTop: `1px solid ${theme.color.border}` } })}>
          {apiKeys.edges.map(({ node }) => (
            <KeyListItem key={node.id} apiKey={node} connection={apiKeys.__id} />
          ))}
        </ul>
      </Card>
      {isMaking && <NewKeyDialog connection={apiKeys.__id} onClose={() => setMaking(false)} />}
    </>
  );
}
