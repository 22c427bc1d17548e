import { describe, expect, it } from 'vitest';
import { pageNumbers } from './page-numbers';

describe('page numbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 'gap', 9]],
    [3, 9, [1, 2, 3, 4, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [9, 9, [1, 'gap', 8, 9]],
  ])('for page %i of %i', (current, total, shown) => {
    expect(pageNumbers(current, total)).toEqual(shown);
  });
});
