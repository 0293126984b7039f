import { useEffect, useMemo, useRef } from "react";
import { graphql, useSubscription } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { LiveRefreshSubscription } from "#web/__generated__/LiveRefreshSubscription.graphql.ts";

/** At most one refresh per interval, however many events arrive. */
const PAUSE_MS = 2000;

/** Refetches the screen's numbers when the project receives new events. Renders nothing. */
export function LiveRefresh({ projectId }: { projectId: string }) {
  const revalidator = useRevalidator();
  const refresh = useRef(revalidator.revalidate);
  useEffect(() => {
    refresh.current = revalidator.revalidate;
  });
  const last = useRef<{ event: string | null | undefined; at: number; timer: number | undefined }>({
    event: undefined,
    at: 0,
    timer: undefined,
  });
  useEffect(() => () => clearTimeout(last.current.timer), []);
  useSubscription<LiveRefreshSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription LiveRefreshSubscription($project: ID!) {
            realtime(project: $project) {
              lastEventAt
            }
          }
        `,
        variables: { project: projectId },
        onNext: (data) => {
          const event = data?.realtime?.lastEventAt ?? null;
          const state = last.current;
          const isNewEvent = state.event !== undefined && event !== state.event;
          state.event = event;
          if (!isNewEvent || document.hidden || state.timer !== undefined) return;
          state.timer = window.setTimeout(
            () => {
              state.timer = undefined;
              state.at = Date.now();
              void refresh.current();
            },
            Math.max(0, state.at + PAUSE_MS - Date.now()),
          );
        },
      }),
      [projectId],
    ),
  );
  return null;
}
