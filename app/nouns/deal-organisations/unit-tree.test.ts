import { describe, expect, it } from 'vitest';
import { inTreeOrder, unitTree } from './unit-tree';

const unit = (id: number, parentId: number | null) => ({ id, parentId });

describe('units', () => {
  it('become a tree, in the order in which they come', () => {
    const order = inTreeOrder(unitTree([unit(1, null), unit(4, 1), unit(3, 2), unit(2, 1)]));
    expect(order.map(({ unit: { id }, depth }) => [id, depth])).toEqual([[1, 0], [4, 1], [2, 1], [3, 2]]); // prettier-ignore
  });

  it('stand at the root where what is above them is out of reach', () => {
    const order = inTreeOrder(unitTree([unit(2, 1), unit(3, 2), unit(5, 4)]));
    expect(order.map(({ unit: { id }, depth }) => [id, depth])).toEqual([[2, 0], [3, 1], [5, 0]]); // prettier-ignore
  });
});
