import { useEffect, useEffectEvent, useRef, useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { NewRecordings_live$key } from "#web/__generated__/NewRecordings_live.graphql.ts";
import type { NewRecordingsQuery } from "#web/__generated__/NewRecordingsQuery.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { Button } from "#web/ui/actions/Button.tsx";

interface Props {
  live: NewRecordings_live$key;
  /** of the list */
  variables: NewRecordingsQuery["variables"];
  totalCount: number;
}

/** The list is counted again this long after a session began or ended, and at most this often, in ms. */
const PAUSE_MS = 10_000;

const query = graphql`
  query NewRecordingsQuery(
    $project: ID
    $range: RangeInput!
    $filters: FilterInput
    $sequence: [SequenceStepInput!]
    $withoutInternal: Boolean!
    $unviewed: Boolean!
    $builtIn: BuiltInCollection
    $collection: ID
    $tag: String
    $visitorId: String
  ) {
    viewer {
      project(id: $project) {
        recordings {
          list(
            range: $range
            filters: $filters
            sequence: $sequence
            withoutInternal: $withoutInternal
            unviewed: $unviewed
            builtIn: $builtIn
            collection: $collection
            tag: $tag
            visitorId: $visitorId
            first: 1
          ) {
            totalCount
          }
        }
      }
    }
  }
`;

/** Offers to load the recordings that match the list's choices and began since it was loaded. */
export function NewRecordings({ live, variables, totalCount }: Props) {
  const { sessions: now } = useFragment(
    graphql`
      fragment NewRecordings_live on LiveSessions {
        sessions {
          key
          state
        }
      }
    `,
    live,
  );
  const environment = useRelayEnvironment();
  const revalidator = useRevalidator();
  const [counted, setCounted] = useState(totalCount);
  // a session may be too short for the list until it ends
  const sessions = now.map(({ key, state }) => `${key} ${state === "LEFT"}`).join(" ");
  const known = useRef(sessions);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const count = useEffectEvent(() => {
    timer.current = undefined;
    if (document.hidden) return;
    fetchQuery<NewRecordingsQuery>(environment, query, variables, { fetchPolicy: "network-only" }).subscribe({
      next: ({ viewer }) => setCounted(viewer?.project?.recordings.list?.totalCount ?? 0),
      // the next session counts again
      error: () => undefined,
    });
  });
  useEffect(() => {
    if (sessions === known.current) return;
    known.current = sessions;
    timer.current ??= setTimeout(() => count(), PAUSE_MS);
  }, [sessions]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const fresh = counted - totalCount;
  return (
    <div role="status" css={{ "&:empty": { display: "none" } }}>
      {fresh > 0 && (
        <Button size="small" variant="primary" onPress={() => void revalidator.revalidate()}>
          {phrase("{count, plural, one {# new recording} other {# new recordings}}", { count: fresh })}
        </Button>
      )}
    </div>
  );
}
