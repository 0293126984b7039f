import { graphql, readInlineData } from "react-relay";
import type { readPaths_flow$key } from "#web/__generated__/readPaths_flow.graphql.ts";

export interface PathNode {
  kind: string;
  /** 1-based */
  step: number;
  /** a path or the name of an event; empty for steps and exits */
  name: string;
  title: string | null | undefined;
  units: number;
}

export interface Paths {
  nodes: readonly PathNode[];
  /** `from` and `to`: places of nodes */
  links: readonly { from: number; to: number; units: number }[];
}

/** What happened between the steps, for the picture and the table. */
export function readPaths(flow: readPaths_flow$key): Paths {
  const { nodes, links } = readInlineData(
    graphql`
      fragment readPaths_flow on FunnelFlow @inline {
        nodes {
          kind
          step
          name
          title
          units
        }
        links {
          from
          to
          units
        }
      }
    `,
    flow,
  );
  return {
    nodes: nodes.map(({ kind, step, name, title, units }) => ({ kind, step, name, title, units })),
    links: links.map(({ from, to, units }) => ({ from, to, units })),
  };
}
