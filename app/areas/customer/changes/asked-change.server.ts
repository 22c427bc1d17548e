import { type ChangePreview, changePreview } from '@bff/areas/customer';
import { withUnknownPlaces } from '@bff/areas/public';
import { requireActor } from '~/http/actor.server';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { EDIT } from './route-values';
import { type ChangeView, readRoute, routeValuesOf, valuesOfTrip, withEmptyRow } from './change-fields.server';

/** The result for the address's query: nothing yet, or nothing any more, something to answer first, or the changed trip. */
export async function askedChange(request: Request, change: ChangeView) {
  const { bookingNumber, route } = change;
  const actor = await requireActor(request, 'customer');
  const { searchParams } = new URL(request.url);
  const typed = searchParams.has('departure') ? routeValuesOf(searchParams) : null;
  const values = withEmptyRow(typed ?? valuesOfTrip(change));
  const nothing = { values, errors: [], choices: [], planned: null };
  if (!typed || searchParams.has(EDIT)) return nothing;
  const read = readRoute(typed, route.hasReturn);
  if ('errors' in read) {
    const rows = typed.stops.map(({ stop, stopId = '' }) => ({ stop, stopId }));
    return { ...nothing, values: typed, errors: await withUnknownPlaces(read.errors, rows, localeOf(request)) };
  }
  const preview: ChangePreview = await changePreview(actor, bookingNumber, read.asked);
  const rowOf = (index: number) => read.rows[index] ?? index;
  if (preview.kind === 'planned') return { ...nothing, planned: preview };
  if (preview.kind === 'places') {
    const choices = preview.choices.map(({ index, ...choice }) => ({ row: rowOf(index), ...choice }));
    return { ...nothing, values: typed, choices };
  }
  const errors = preview.errors.map(({ field, message }) => {
    const [, kind, index] = /^(stop|wait|street|homeStreet)-(\d+)$/.exec(field) ?? [];
    return { field: kind ? `${kind}-${rowOf(Number(index))}` : field, message };
  });
  return { ...nothing, values: typed, errors };
}

/** What has become of the question is in the title, which is heard or read before the page. */
export function titleOfChange(
  request: Request,
  route: { errors: readonly unknown[]; choices: readonly unknown[]; planned: { isSame: boolean } | null } | null,
): string {
  const t = translator(request);
  const title = t('booking:change.title');
  if (route && route.errors.length > 0) return `${t('errors:forms.titlePrefix')} ${title}`;
  if (route && route.choices.length > 0) return `${t('search:places.title')} ${title}`;
  return route?.planned && !route.planned.isSame ? `${t('booking:change.preview.title')}: ${title}` : title;
}
