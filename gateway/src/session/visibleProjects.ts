// The projects that the host has listed for a session. A browser names its current project with each request (header
// `widgetid`). The id is forwarded only if the host itself listed that project for this session. Lists that are
// requested anyway are used for this, so the check costs no upstream call. Any other id (forged, deleted, cached from
// another account) counts as no current project: account calls continue without it, because a browser tab may be older
// than the project.
import type { Endpoint } from "@sightline/schema/rest/endpoint";
import { createWidget, getWidgets } from "@sightline/schema/rest/projects/projects";
import type { CallInput, Upstream } from "#gateway/upstream/upstream.ts";
import type { Principal } from "./principal.ts";

const MAX_SESSIONS = 10_000;

export interface VisibleProjects {
  includes(principal: Principal, widgetId: number): boolean;
  /** The same upstream. Lists of projects that pass through it are cached for the caller. */
  observing(upstream: Upstream, principal: () => Principal): Upstream;
}

export function createVisibleProjects(): VisibleProjects {
  const listed = new Map<string, Set<number>>();

  function remember(jwt: string, ids: readonly number[]): void {
    const isFull = listed.size >= MAX_SESSIONS;
    const known = listed.get(jwt);
    // most requests list the same projects again; the order of use matters only for what is removed from a full map
    if (!isFull && known?.size === ids.length && ids.every((id) => known.has(id))) return;
    const [oldest] = listed.keys();
    if (isFull && oldest !== undefined) listed.delete(oldest);
    listed.delete(jwt);
    listed.set(jwt, new Set(ids));
  }

  return {
    includes: (principal, widgetId) =>
      principal.kind === "member" && (listed.get(principal.jwt)?.has(widgetId) ?? false),

    observing(upstream, principalNow) {
      let seen: unknown;
      const call: Upstream["call"] = (endpoint, input) => {
        const isList = endpoint.name === getWidgets.name && isFullList(input?.body);
        const isObserved = isList || endpoint.name === createWidget.name;
        return isObserved ? observe(endpoint, input, isList) : upstream.call(endpoint, input);
      };
      async function observe<E extends Endpoint>(endpoint: E, input: CallInput<E> | undefined, isList: boolean) {
        const principal = principalNow();
        const answer = await upstream.call(endpoint, input);
        if (principal.kind !== "member" || answer === seen) return answer;
        seen = answer;
        remember(principal.jwt, isList ? idsOf(answer) : [...(listed.get(principal.jwt) ?? []), ...idsOf(answer)]);
        return answer;
      }
      return { call };
    },
  };
}

function idsOf(answer: unknown): number[] {
  const widgets: unknown[] = Array.isArray(answer) ? answer : [answer];
  return widgets.flatMap((widget) =>
    typeof widget === "object" && widget !== null && "widget_id" in widget && typeof widget.widget_id === "number"
      ? [widget.widget_id]
      : [],
  );
}

/** A filtered list, or one with paused projects, does not show which projects are visible. */
const isFullList = (body: unknown): boolean => Object.keys(body ?? {}).length === 0;
