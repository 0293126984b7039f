// The state of a session that is followed live, by subscription.
import { useEffect, useMemo, useState } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useLiveRecordingSubscription } from "#web/__generated__/useLiveRecordingSubscription.graphql.ts";
import { GatewayError, toGatewayError } from "#web/relay/gatewayError.ts";
import { onLinkChange, type LinkState } from "#web/relay/liveSocket.ts";
import { t } from "#web/texts/t.ts";

export type LiveReading = NonNullable<useLiveRecordingSubscription["response"]["liveRecording"]>;

export interface UsedLiveRecording {
  /** the last one, also while none arrives */
  reading: LiveReading | null;
  /** no readings arrive: the socket is lost, or the data can't be reached */
  isLost: boolean;
  /** why it can't be watched */
  refusal: GatewayError | null;
  retry: () => void;
}

export function useLiveRecording(project: string, key: string): UsedLiveRecording {
  const [reading, setReading] = useState<LiveReading | null>(null);
  const [isAway, setAway] = useState(false);
  const [link, setLink] = useState<LinkState>("open");
  const [refusal, setRefusal] = useState<GatewayError | null>(null);
  const [attempt, setAttempt] = useState(0);
  // a lost connection stays lost until another one is open
  useEffect(() => onLinkChange((next) => setLink((now) => (now === "lost" && next !== "open" ? now : next))), []);
  useSubscription<useLiveRecordingSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useLiveRecordingSubscription($project: ID!, $key: String!) {
            liveRecording(project: $project, key: $key) {
              state
              viewers
              maxViewers
              streams {
                streamId
                url
                fromMs
                toMs
                newestChunk
              }
            }
          }
        `,
        variables: { project, key },
        onNext: (data) => {
          const now = data?.liveRecording;
          setAway(!now);
          if (now) setReading(now);
        },
        onError: (error) => setRefusal(toGatewayError(error)),
        // after an error that waiting does not change
        onCompleted: () =>
          setRefusal(new GatewayError("NOT_FOUND", t("The session was not recorded, or its recording was deleted."))),
        // another attempt is another configuration
        cacheConfig: { metadata: { attempt } },
      }),
      [project, key, attempt],
    ),
  );
  const retry = () => {
    setRefusal(null);
    setAttempt((now) => now + 1);
  };
  return { reading, isLost: isAway || link === "lost", refusal, retry };
}
