// Recovery of the shell while it has no project to show. A project whose name failed to load is refetched ten times, a
// second apart. A failed list is refetched three times, a second apart, and then counts as empty. An empty list is
// polled every five seconds, so that a project created elsewhere appears automatically.
import { useEffect, useEffectEvent } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { useLocation, useRevalidator } from "react-router-dom";
import type { useProjectRecoveryQuery } from "#web/__generated__/useProjectRecoveryQuery.graphql.ts";
import { currentProject, forgetProject, namedProject } from "#web/relay/project/currentProject.ts";
import { wantLayoutAgain } from "../layoutState.ts";

const NAME_TRIES = 10;
const LIST_RETRIES = 3;
const RETRY_MS = 1000;
const EMPTY_MS = 5000;

/** `unnamed`: the gateway returned no result. `missing`: it did, and there is no such project. */
export type ProjectState = "shown" | "unnamed" | "missing";

export function useProjectRecovery(state: ProjectState): void {
  const environment = useRelayEnvironment();
  const revalidator = useRevalidator();
  const { search } = useLocation();

  const ask = useEffectEvent(async () => {
    const query = graphql`
      query useProjectRecoveryQuery($project: ID) {
        viewer {
          project(id: $project) {
            name
          }
          projects(first: 1) {
            totalCount
          }
        }
      }
    `;
    const variables = { project: currentProject(new URLSearchParams(search)) };
    const data = await fetchQuery<useProjectRecoveryQuery>(environment, query, variables, {
      fetchPolicy: "network-only",
    }).toPromise();
    const viewer = data?.viewer;
    if (!viewer?.projects) throw new Error("the list of projects was not answered");
    return { hasName: Boolean(viewer.project?.name), count: viewer.projects.totalCount };
  });
  const again = useEffectEvent(() => {
    wantLayoutAgain();
    void revalidator.revalidate();
  });
  /** A remembered project that no longer exists: the first active one is shown instead. */
  const forgetStale = useEffectEvent(() => {
    if (namedProject(new URLSearchParams(search)) === null) forgetProject();
  });

  useEffect(() => {
    if (state === "shown") return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasLeft = false;
    let failures = 0;
    const look = async () => {
      let wait = EMPTY_MS;
      try {
        const { hasName, count } = await ask();
        if (hasLeft) return;
        failures = 0;
        if (hasName) return again();
        if (count > 0) {
          // there are other projects, so polling would not help
          if (state === "missing") forgetStale();
          return again();
        }
      } catch (error) {
        if (hasLeft) return;
        console.info("The projects were not loaded:", error);
        if (++failures <= (state === "unnamed" ? NAME_TRIES : LIST_RETRIES)) wait = RETRY_MS;
      }
      timer = setTimeout(() => void look(), wait);
    };
    timer = setTimeout(() => void look(), state === "unnamed" ? RETRY_MS : 0);
    return () => {
      hasLeft = true;
      clearTimeout(timer);
    };
  }, [state]);
}
