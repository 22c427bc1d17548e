import { nearPlaces, placeFieldText, type PlaceResolution, resolvePicked } from '@bff/domain/places';
import type { Language } from '@bff/domain/shared/actor';
import { MAX_STOPS } from '@bff/domain/trips';
import type { FieldError } from './search-query';

/** Parameters of a message are separated by commas. */
const refused = (field: string, key: string, ...params: string[]): FieldError => ({
  field,
  message: [key, ...params.map((param) => param.replaceAll(',', ' '))].join(','),
});

/** A search with errors, and the places in it that are not one: everything that is wrong is told at once. Rows are those of the form. */
export async function withUnknownPlaces(
  errors: readonly FieldError[],
  rows: readonly { stop: string; stopId: string }[],
  language: Language,
): Promise<FieldError[]> {
  const unknown = await Promise.all(
    rows.slice(0, MAX_STOPS).map(async ({ stop, stopId }, row) => {
      const field = `stop-${row}`;
      if (stop.trim() === '' || errors.some((known) => known.field === field)) return [];
      const found = await resolvedOrNear(stop.trim(), stopId || undefined, language);
      return notOnePlace(found, field, stop.trim(), language);
    }),
  );
  return inOrderOfRows([...errors, ...unknown.flat()]);
}

/** What comes before the stops in the form, the stops, and what comes after them. */
function inOrderOfRows(errors: readonly FieldError[]): FieldError[] {
  const placeOf = ({ field }: FieldError): number => {
    const [, kind, row] = /^(stop|wait)-(\d+)$/.exec(field) ?? [];
    if (row !== undefined) return Number(row) + (kind === 'wait' ? 0.5 : 0);
    return field === 'tripType' ? -1 : MAX_STOPS;
  };
  return errors.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The error of what names no place, with the likeliest of those that have a name near it, or several, with what to write for one of them. */
export function notOnePlace(found: PlaceOrNear, field: string, typed: string, language: Language): FieldError[] {
  if (found.kind === 'none') return [refused(field, 'place.notFound', typed)];
  if (found.kind === 'one') return [];
  if (found.isNear) return [refused(field, 'forms.placeNear', typed, found.places[0]!.name)];
  const texts = found.places.map((place) => placeFieldText(place, found.places, language));
  // «Berg, Åtvidaberg» is read in parentheses too. One that has more commas is the last resort.
  const example = texts.find((text) => /^[^,]+(?:, [^,]+)?$/.test(text)) ?? texts[0]!;
  return [refused(field, 'forms.placeMany', typed, example.replace(/, ([^,]+)$/, ' ($1)'))];
}

type PlaceOrNear =
  Exclude<PlaceResolution, { kind: 'many' }> | (Extract<PlaceResolution, { kind: 'many' }> & { isNear: boolean });

/** A stop's place; where nothing has its name, the places with a name near it, for the searcher to choose from. */
export async function resolvedOrNear(text: string, id: string | undefined, language: Language): Promise<PlaceOrNear> {
  const found = await resolvePicked(text, id, language);
  if (found.kind === 'one') return found;
  if (found.kind === 'many') return { ...found, isNear: false };
  const places = await nearPlaces(text, language);
  return places.length > 0 ? { kind: 'many', places, isNear: true } : found;
}
