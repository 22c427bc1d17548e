import { describe, expect, it } from 'vitest';
import { inTreeOrder, unitTree } from './unit-tree';

const unit = (id: number, parentId: number | null) => ({ id, parentId });

describe('unitTree', () => {
  it('builds a tree, keeping the order', () => {
    const order = inTreeOrder(unitTree([unit(1, null), unit(4, 1), unit(3, 2), unit(2, 1)]));
    expect(order.map(({ unit: { id }, depth }) => [id, depth])).toEqual([[1, 0], [4, 1], [2, 1], [3, 2]]); // prettier-ignore
  });

  it('puts a unit at the root if its parent is out of reach', () => {
    const order = inTreeOrder(unitTree([unit(2, 1), unit(3, 2), unit(5, 4)]));
    expect(order.map(({ unit: { id }, depth }) => [id, depth])).toEqual([[2, 0], [3, 1], [5, 0]]); // prettier-ignore
  });
});
