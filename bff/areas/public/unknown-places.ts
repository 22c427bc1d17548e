import { nearPlaces, type PlaceResolution, resolvePicked } from '@bff/domain/places';
import type { Language } from '@bff/domain/shared/actor';
import { MAX_STOPS } from '@bff/domain/trips';
import type { FieldError } from './search-query';

/** A place that does not exist. Parameters of a message are separated by commas. */
const notFound = (field: string, typed: string): FieldError => ({
  field,
  message: `place.notFound,${typed.replaceAll(',', ' ')}`,
});

/** A search with errors, and the places in it that do not exist: everything that is wrong is told at once. Rows are those of the form. */
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
      return unknownPlace(found, field, stop.trim());
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

/** The error of a place that does not exist, with the likeliest of those that have a name near it. */
export function unknownPlace(found: PlaceOrNear, field: string, typed: string): FieldError[] {
  if (found.kind === 'none') return [notFound(field, typed)];
  const [near] = found.kind === 'many' && found.isNear ? found.places : [];
  return near ? [{ field, message: `forms.placeNear,${typed.replaceAll(',', ' ')},${near.name}` }] : [];
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
