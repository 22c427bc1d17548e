import type { DealUnit } from '@bff/domain/deal-organisations';

export interface UnitNode<Unit> {
  unit: Unit;
  children: UnitNode<Unit>[];
}

/** Units as the tree that they are: one whose parent is not among them stands at the root. */
export function unitTree<Unit extends Pick<DealUnit, 'id' | 'parentId'>>(units: readonly Unit[]): UnitNode<Unit>[] {
  const nodes = new Map(units.map((unit) => [unit.id, { unit, children: [] as UnitNode<Unit>[] }]));
  const roots: UnitNode<Unit>[] = [];
  for (const node of nodes.values()) {
    const parent = node.unit.parentId === null ? undefined : nodes.get(node.unit.parentId);
    (parent?.children ?? roots).push(node);
  }
  return roots;
}

/** The units in the order of the tree, with their depth from the root: for a list that is chosen from. */
export const inTreeOrder = <Unit>(nodes: readonly UnitNode<Unit>[], depth = 0): { unit: Unit; depth: number }[] =>
  nodes.flatMap(({ unit, children }) => [{ unit, depth }, ...inTreeOrder(children, depth + 1)]);
