// Where the nodes and links of a flow in columns stand: pure, so that it can be judged without a picture. All columns
// share one scale, so that a thickness means the same number everywhere; lengths in px.
// d3-sankey 0.12.3 was tried instead: it derives the columns from the links, so that a step which no link reaches moves
// to another column; it has no positions without links, throws without nodes, and knows no least thickness.

export interface SankeyNode {
  column: number;
  value: number;
  /** sessions that end at this node */
  dropped: number;
}

export interface SankeyLink {
  /** indices in the list of nodes */
  from: number;
  to: number;
  value: number;
}

export interface PlacedNode {
  x: number;
  y: number;
  height: number;
  droppedHeight: number;
}

export interface PlacedLink {
  from: number;
  to: number;
  value: number;
  /** an SVG path that outlines the ribbon */
  path: string;
}

export interface SankeyBox {
  columns: number;
  width: number;
  height: number;
  nodeWidth: number;
  /** space between two nodes of a column, for their labels */
  gap: number;
  /** space on the right for the labels of the last column */
  labelWidth: number;
}

const THINNEST = 2;

export function columnX(box: SankeyBox, column: number): number {
  const step = (box.width - box.labelWidth - box.nodeWidth) / Math.max(1, box.columns - 1);
  return column * step;
}

export function sankeyLayout(
  nodes: readonly SankeyNode[],
  links: readonly SankeyLink[],
  box: SankeyBox,
): { nodes: PlacedNode[]; links: PlacedLink[] } {
  const columns = Map.groupBy(nodes.keys(), (place) => nodes[place]?.column ?? 0);
  const scale = Math.min(
    ...[...columns.values()].map((places) => {
      const total = places.reduce((sum, place) => sum + (nodes[place]?.value ?? 0), 0);
      return Math.max(0, box.height - box.gap * (places.length - 1) - THINNEST * places.length) / Math.max(1, total);
    }),
  );
  const placed: PlacedNode[] = [];
  for (const [column, places] of columns) {
    let y = 0;
    for (const place of places) {
      const { value, dropped } = nodes[place] ?? { value: 0, dropped: 0 };
      const height = Math.max(THINNEST, value * scale);
      placed[place] = { x: columnX(box, column), y, height, droppedHeight: Math.min(height, dropped * scale) };
      y += height + box.gap;
    }
  }
  return { nodes: placed, links: placedLinks(links, placed, scale, box.nodeWidth) };
}

/** Sorts the ribbons of a node by the position of their other ends, to minimize crossings. */
function placedLinks(
  links: readonly SankeyLink[],
  nodes: readonly PlacedNode[],
  scale: number,
  nodeWidth: number,
): PlacedLink[] {
  const ends = links.map((link) => ({ link, from: nodes[link.from], to: nodes[link.to], y0: 0, y1: 0 }));
  const stack = (end: "from" | "to", other: "from" | "to", write: "y0" | "y1") => {
    const used = new Map<number, number>();
    for (const one of ends.toSorted((a, b) => (a[other]?.y ?? 0) - (b[other]?.y ?? 0))) {
      const place = one.link[end];
      const offset = used.get(place) ?? 0;
      one[write] = (one[end]?.y ?? 0) + offset;
      used.set(place, offset + one.link.value * scale);
    }
  };
  stack("from", "to", "y0");
  stack("to", "from", "y1");
  return ends.map(({ link, from, to, y0, y1 }) => {
    const height = Math.max(1, link.value * scale);
    const [x0, x1] = [(from?.x ?? 0) + nodeWidth, to?.x ?? 0];
    return { ...link, path: ribbon(x0, y0, x1, y1, height) };
  });
}

const n = (value: number) => value.toFixed(1);

function ribbon(x0: number, y0: number, x1: number, y1: number, height: number): string {
  const middle = (x0 + x1) / 2;
  const over = `M${n(x0)} ${n(y0)}C${n(middle)} ${n(y0)} ${n(middle)} ${n(y1)} ${n(x1)} ${n(y1)}`;
  const back = `L${n(x1)} ${n(y1 + height)}C${n(middle)} ${n(y1 + height)} ${n(middle)} ${n(y0 + height)} ${n(x0)} ${n(y0 + height)}Z`;
  return over + back;
}
