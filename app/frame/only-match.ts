/** Something to jump to. */
export interface Place {
  href: string;
  label: string;
  detail?: string | undefined;
}

export interface PlaceGroup {
  title: string;
  places: Place[];
}

/** As people copy numbers and names: regardless of spaces, hyphens and capitals. */
const bare = (text: string): string => text.replace(/[\s-]/g, '').toLocaleLowerCase();

/** The groups' screens whose names contain the text. */
export function matching(groups: readonly PlaceGroup[], text: string): PlaceGroup[] {
  const wanted = text.toLocaleLowerCase();
  return groups
    .map((group) => ({
      ...group,
      places: group.places.filter(({ label }) => label.toLocaleLowerCase().includes(wanted)),
    }))
    .filter(({ places }) => places.length > 0);
}

const isExactly = (text: string, { label }: Place): boolean => bare(label) === bare(text);

/** The groups that name exactly what was typed before those that only contain it: a booking's number before its customer. */
export const exactFirst = (text: string, groups: readonly PlaceGroup[]): PlaceGroup[] => {
  const isExact = ({ places }: PlaceGroup) => places.some((place) => isExactly(text, place));
  return [...groups.filter(isExact), ...groups.filter((group) => !isExact(group))];
};

/**
 * The place that the text leads to, if there is only one: an exact match beats a partial one («ABC12D» is that bus even if a firm is called
 * ABC12D Holding). A place in two groups counts once.
 */
export function onlyMatch(text: string, groups: readonly PlaceGroup[]): Place | undefined {
  if (bare(text) === '') return undefined;
  const places = [...new Map(groups.flatMap((group) => group.places).map((place) => [place.href, place])).values()];
  const exact = places.filter((place) => isExactly(text, place));
  const best = exact.length > 0 ? exact : places;
  return best.length === 1 ? best[0] : undefined;
}
