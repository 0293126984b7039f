import { graphql, useFragment } from "react-relay";
import type { useCompared_recording$key } from "#web/__generated__/useCompared_recording.graphql.ts";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { visitorName } from "#web/ui/format/visitorName.ts";
import { absoluteTime } from "#web/ui/format/relativeTime.ts";
import { atShownPage } from "../marks.ts";

/** What the comparison shows of a recording. */
export function useCompared(recording: useCompared_recording$key, zone: string | undefined) {
  const data = useFragment(
    graphql`
      fragment useCompared_recording on Recording {
        key
        startedAt
        durationMs
        device
        country
        visitor {
          visitorId
          userId
          name
          email
        }
        streams {
          streamId
          url
          fromMs
          toMs
          missing
          isThrottled
        }
        marks {
          kind
          atMs
          name
          selector
          errorId
        }
      }
    `,
    recording,
  );
  const { key, startedAt, durationMs, device, country, visitor } = data;
  const { visitorId, userId, name, email } = visitor;
  const streams = (data.streams ?? []).map(({ streamId, url, fromMs, toMs, missing, isThrottled }) => ({
    ...{ stream: streamId, url, from: fromMs, to: toMs, missing, isThrottled },
  }));
  const marks = (data.marks ?? []).map(({ kind, atMs, name: text, selector, errorId }) => ({
    ...{ kind, atMs, name: text, selector, errorId },
  }));
  const facts = [
    absoluteTime(startedAt, zone),
    device && dimensionKind("DEVICE").write(device),
    country && dimensionKind("COUNTRY").write(country),
  ];
  return {
    ...{ key, startedAt, durationMs, streams },
    name: visitorName({ visitorId, userId, name, email }),
    facts: facts.filter(Boolean).join(" · "),
    marks: atShownPage(
      marks,
      streams.map(({ from }) => from),
    ),
  };
}

export type Compared = ReturnType<typeof useCompared>;
