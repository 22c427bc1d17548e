import type { RoadGraph } from './road-graph';
import type { Snap } from './snapping';

/** The connected parts of the network, so that a search without an answer is never started. */
export class Roadnets {
  private readonly byForbidden = new Map<number, Int32Array>();

  constructor(private readonly graph: RoadGraph) {}

  /** Whether some access of one stop and some access of the other are connected by edges without a `forbidden` flag. */
  connected(forbidden: number, from: Snap, to: Snap): boolean {
    let nets = this.byForbidden.get(forbidden);
    if (!nets) this.byForbidden.set(forbidden, (nets = this.label(forbidden)));
    const { edgeA, edgeB } = this.graph;
    const isAt = (stop: Snap, net: number) =>
      stop.accesses.some(({ edge }) => nets[edgeA[edge]!] === net || nets[edgeB[edge]!] === net);
    return from.accesses.some(({ edge }) => isAt(to, nets[edgeA[edge]!]!) || isAt(to, nets[edgeB[edge]!]!));
  }

  /** Union-find over the edges that are driven: every node's net is its root. */
  private label(forbidden: number): Int32Array {
    const { nodeCount, edgeCount, edgeA, edgeB, flags } = this.graph;
    const parent = Int32Array.from({ length: nodeCount }, (_, node) => node);
    const root = (node: number) => {
      while (parent[node] !== node) node = parent[node] = parent[parent[node]!]!;
      return node;
    };
    for (let edge = 0; edge < edgeCount; edge++)
      if (!(flags[edge]! & forbidden)) parent[root(edgeA[edge]!)] = root(edgeB[edge]!);
    return parent.map((_, node) => root(node));
  }
}
