import { getFunnelFlow as call, type FunnelFlowNode } from "@sightline/schema/rest/funnels/drops";
import { eventNaming } from "#host/analytics/filter/eventNaming.ts";
import { answeredRange } from "#host/analytics/scope/reportScope.ts";
import { readers } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { gatherFunnel } from "./funnelScope.ts";
import { stepNumbers } from "./sql/stepNumbers.ts";
import { stepPaths } from "./sql/stepPaths.ts";

const unitsOf = ({ reached, dropped }: { reached: number; dropped: number }) => reached + dropped;

export const getFunnelFlow = route(call, {
  permit: readers("funnel"),
  gather: async (requested) => {
    const scope = await gatherFunnel(requested);
    return { scope, naming: await eventNaming(requested.services.entities, scope.project.widgetId) };
  },
  ask: async ({ events }, { scope, naming }, { body: { most }, signal }) => {
    const context = { events, signal };
    const [[numbers], paths] = await Promise.all([
      stepNumbers(context, scope),
      stepPaths(context, scope, { naming, most }),
    ]);
    return { numbers, paths };
  },
  answer: ({ numbers, paths }, { scope, naming }) => {
    const nodes: FunnelFlowNode[] = [];
    const links: { from: number; to: number; units: number }[] = [];
    const add = (node: FunnelFlowNode) => nodes.push(node) - 1;
    const link = (from: number, to: number, units: number) => {
      if (units > 0) links.push({ from, to, units });
    };
    /** links into a node that has no index before all nodes of its step have one */
    let waiting: { from: number; units: number }[] = [];
    for (const [index, step] of scope.required.entries()) {
      const units = numbers?.steps[step - 1]?.entered ?? 0;
      const place = add({ kind: "step", step, name: "", units });
      for (const each of waiting) link(each.from, place, each.units);
      if (index === scope.required.length - 1) break;
      const direct = { reached: 0, dropped: 0 };
      const added: { from: number; units: number }[] = [];
      for (const stop of paths.filter((row) => row.place === index + 1)) {
        const { stop_kind: kind, stop_name: name, reached } = stop;
        if (kind === "none") Object.assign(direct, { reached, dropped: stop.dropped });
        else {
          const title = kind === "event" ? naming.of(name).display_name : "";
          const node = add({ kind, step, name, ...(title && { title }), units: unitsOf(stop) });
          link(place, node, unitsOf(stop));
          added.push({ from: node, units: reached });
        }
      }
      if (direct.dropped > 0) {
        link(place, add({ kind: "exit", step, name: "", units: direct.dropped }), direct.dropped);
      }
      waiting = [{ from: place, units: direct.reached }, ...added];
    }
    return { nodes, links, range: answeredRange(scope) };
  },
});
