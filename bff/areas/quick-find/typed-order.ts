import { readSearch } from '@bff/domain/shared/searched-text';

/** A trip's places, in the order that it visits them. */
interface Trip {
  from: string;
  to: string;
}

/** Of trips with both places, as many as are looked through for those in the order that was typed. */
export const LOOKED_THROUGH = 50;

const placesTyped = (text: string): string[] => {
  const { words, dated } = readSearch(text);
  return [...(dated?.words ?? words)].map((word) => word.toLowerCase());
};

/** How many trips to read so that those in the typed order are among them: one word has no order. */
export const enoughFor = (text: string, most: number): number => (placesTyped(text).length > 1 ? LOOKED_THROUGH : most);

/** Of «uppsala gävle», the trips from Uppsala to Gävle before those the other way, otherwise in their order. Words of neither place say nothing. */
export function typedOrderFirst<Row>(rows: readonly Row[], text: string, tripOf: (row: Row) => Trip): Row[] {
  const typed = placesTyped(text);
  const isOtherWay = (row: Row): boolean => {
    const { from, to } = tripOf(row);
    const places = [from, to].map((place) => place.toLowerCase());
    const visited = typed.map((word) => places.findIndex((place) => place.includes(word))).filter((at) => at >= 0);
    return visited.some((at, index) => at < (visited[index - 1] ?? at));
  };
  return [...rows].sort((one, other) => Number(isOtherWay(one)) - Number(isOtherWay(other)));
}
