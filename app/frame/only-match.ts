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

/** As people copy numbers and names: spaces, hyphens and capitals are all one. */
const bare = (text: string): string => text.replace(/[\s-]/g, '').toLocaleLowerCase();

/** Of groups of screens those that the text names a part of. */
export function matching(groups: readonly PlaceGroup[], text: string): PlaceGroup[] {
  const wanted = text.toLocaleLowerCase();
  return groups
    .map((group) => ({
      ...group,
      places: group.places.filter(({ label }) => label.toLocaleLowerCase().includes(wanted)),
    }))
    .filter(({ places }) => places.length > 0);
}

/**
 * Where the text leads, if to one place alone: what is called exactly so comes before what only contains it («ABC12D» is that bus, also
 * where a firm is called ABC12D Holding). One place in two groups is one.
 */
export function onlyMatch(text: string, groups: readonly PlaceGroup[]): Place | undefined {
  if (bare(text) === '') return undefined;
  const places = [...new Map(groups.flatMap((group) => group.places).map((place) => [place.href, place])).values()];
  const exact = places.filter(({ label }) => bare(label) === bare(text));
  const best = exact.length > 0 ? exact : places;
  return best.length === 1 ? best[0] : undefined;
}
