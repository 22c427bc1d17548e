import type { Place } from '@bff/domain/places';
import { fromLocalText, toLocalText } from '@bff/domain/shared/time';
import type { KeptStart, WantedStart } from '@bff/domain/vehicles';
import type { ValuesOf } from '~/forms/fields';
import { positionText } from '~/nouns/places/place-choice';
import type { startFields } from './starting-position-fields';

/** The domain's starting position from a form, whose times are local Swedish time. */
export const wantedOf = (
  { startsAt, endsAt, depotId }: ValuesOf<typeof startFields>,
  place: Place | undefined,
): WantedStart => ({ startsAt: fromLocalText(startsAt)!, endsAt: fromLocalText(endsAt)!, depotId, place });

/** A form without a depot needs a place; the domain refuses one without either. */
export const isPlaced = ({ depotId, place }: { depotId: number | null; place: string }): boolean =>
  depotId === null && place !== '';

export const startValues = (start: KeptStart): Record<string, string> => ({
  startsAt: toLocalText(start.startsAt).slice(0, 16),
  endsAt: toLocalText(start.endsAt).slice(0, 16),
  depotId: start.depotId === null ? '' : String(start.depotId),
  place: start.depotId === null ? positionText(start) : '',
});
