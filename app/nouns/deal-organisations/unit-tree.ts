import type { DealUnit } from '@bff/domain/deal-organisations';

export interface UnitNode<Unit> {
  unit: Unit;
  children: UnitNode<Unit>[];
}

/** Units as a tree; one whose parent is not among them is at the root. */
export function unitTree<Unit extends Pick<DealUnit, 'id' | 'parentId'>>(units: readonly Unit[]): UnitNode<Unit>[] {
  const nodes = new Map(units.map((unit) => [unit.id, { unit, children: [] as UnitNode<Unit>[] }]));
  const roots: UnitNode<Unit>[] = [];
  for (const node of nodes.values()) {
    const parent = node.unit.parentId === null ? undefined : nodes.get(node.unit.parentId);
    (parent?.children ?? roots).push(node);
  }
  return roots;
}

/** The units in tree order, with their depth from the root, for a flat list to choose from. */
export const inTreeOrder = <Unit>(nodes: readonly UnitNode<Unit>[], depth = 0): { unit: Unit; depth: number }[] =>
  nodes.flatMap(({ unit, children }) => [{ unit, depth }, ...inTreeOrder(children, depth + 1)]);
