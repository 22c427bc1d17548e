import type { StopInQuestion } from '@bff/areas/public';

/** The name of a row's choice in the address of the «which place?» form. */
export const choiceName = (row: number): string => `which-${row}`;

/** The search with the places chosen for ambiguous stops: their text and id replace what was typed. Undefined until all are chosen. */
export function withChosenPlaces(
  search: URLSearchParams,
  stops: readonly StopInQuestion[],
): URLSearchParams | undefined {
  const chosen = new Map(
    stops.flatMap(({ row, choices }) => {
      const choice = choices?.find(({ id }) => id === search.get(choiceName(row)));
      return choice ? [[row, choice] as const] : [];
    }),
  );
  if (stops.some(({ row, choices }) => choices && !chosen.has(row))) return undefined;
  const settled = new URLSearchParams();
  let row = -1;
  for (const [name, value] of search) {
    if (name.startsWith('which')) continue;
    if (name === 'stop') row++;
    const choice = chosen.get(row);
    if (name === 'stopId' && choice) continue;
    settled.append(name, name === 'stop' && choice ? choice.text : value);
    if (name === 'stop' && choice) settled.append('stopId', choice.id);
  }
  return settled;
}
