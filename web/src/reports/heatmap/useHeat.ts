// What is drawn over the page for a layer of a heatmap. Stays the same object until the layer changes.
import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { useHeat_heatmap$key } from "#web/__generated__/useHeat_heatmap.graphql.ts";
import type { Heat } from "#web/replay/heatmap/heatmapMessages.ts";
import { heatOf } from "./heatOf.ts";
import type { Mode } from "./modes.ts";

export function useHeat(heatmap: useHeat_heatmap$key, mode: Mode): Heat {
  const data = useFragment(
    graphql`
      fragment useHeat_heatmap on Heatmap {
        points {
          selector
          elementX
          elementY
          pageX
          pageY
          counts
        }
        elements {
          rank
          selector
          share
        }
        scroll {
          from
          reached
          attentionMs
        }
        fold
      }
    `,
    heatmap,
  );
  return useMemo(() => {
    const { points, elements, scroll, fold } = data;
    const layer = {
      points: points.map(({ selector, elementX, elementY, pageX, pageY, counts }) => ({
        ...{ selector, elementX, elementY, pageX, pageY, counts },
      })),
      elements: elements.map(({ rank, selector, share }) => ({ rank, selector, share })),
      scroll: scroll.map(({ from, reached, attentionMs }) => ({ from, reached, attentionMs })),
      fold,
    };
    return heatOf(layer, mode);
  }, [data, mode]);
}
