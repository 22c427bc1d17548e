/**
 * The ORDER BY of a list: a column, then what tells any two rows apart, both in the direction that was asked for. So no page shows a row
 * twice, and turning a list round gives the same rows from the other end.
 */
export function sorted(column: string, descending: boolean, id: string): string {
  const direction = descending ? 'DESC' : 'ASC';
  return `${column} ${direction}, ${id} ${direction}`;
}
