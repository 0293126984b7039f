// Completes a quickstart step when its screen is opened, by any route. The stored state is fetched only then, and not
// again once the page knows it.
import { useEffect, useEffectEvent } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { useSeenStepsQuery } from "#web/__generated__/useSeenStepsQuery.graphql.ts";
import type { useSeenSteps_project$key } from "#web/__generated__/useSeenSteps_project.graphql.ts";
import type { useSeenSteps_viewer$key } from "#web/__generated__/useSeenSteps_viewer.graphql.ts";
import { readInsight, stepSeenAt, type StepTitle } from "./quickstart.ts";
import { useInsight } from "./useInsight.ts";

interface Of {
  viewer: useSeenSteps_viewer$key;
  project: useSeenSteps_project$key | null;
  pathname: string;
}

export function useSeenSteps({ viewer, project, pathname }: Of): void {
  const { viewerCanWrite } = useFragment(
    graphql`
      fragment useSeenSteps_viewer on Viewer {
        viewerCanWrite
      }
    `,
    viewer,
  );
  const shown = useFragment(
    graphql`
      fragment useSeenSteps_project on Project {
        installation {
          trafficCheck {
            pageviewTotal
          }
        }
      }
    `,
    project,
  );
  const environment = useRelayEnvironment();
  const save = useInsight();
  // a screen without data doesn't count
  const hasVisits = (shown?.installation.trafficCheck?.pageviewTotal ?? 0) > 0;
  const step = viewerCanWrite && hasVisits ? stepSeenAt(pathname) : undefined;
  const storeStep = useEffectEvent(async (title: StepTitle) => {
    const query = graphql`
      query useSeenStepsQuery {
        viewer {
          attribute(key: INSIGHT) {
            id
            value
          }
        }
      }
    `;
    const { viewer: requested } =
      (await fetchQuery<useSeenStepsQuery>(environment, query, {}, { fetchPolicy: "store-or-network" }).toPromise()) ??
      {};
    const attribute = requested?.attribute;
    const { done, isClosed } = readInsight(attribute?.value);
    if (attribute && !isClosed && !done.has(title)) save(attribute.id, new Set([...done, title]), false);
  });
  useEffect(() => {
    // on failure the panel offers the step again
    if (step) storeStep(step).catch(() => undefined);
  }, [step]);
}
