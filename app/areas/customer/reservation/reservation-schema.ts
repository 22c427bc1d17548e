// Traces: S5-012, S5-013, S5-014, S5-054, S8-097
import * as z from 'zod/mini';
import type { StopType } from '@states/trip-words';
import { schemasOf } from '#fields/kinds';
import { TOGETHER } from '#fields/schemas';
import {
  endType,
  isHomeEnd,
  reservation,
  reservationHome,
  reservationStop,
  reservationUnit,
} from '#fields/reservation';

const { comment, specialRequests, ...whoAndHowMany } = schemasOf(reservation);
const unit = schemasOf(reservationUnit);
const { street, stopType } = schemasOf(reservationStop);
const { homeStreet } = schemasOf(reservationHome);

/**
 * The schema of a reservation with that many stops: `street-0`, `street-1` … for each, `homeStreet-0` for the ends and `stopType-1` for the stops
 * between them. An organisation must also choose the unit. No more may travel than there are `seats`.
 */
export function reservationSchema(stops: number, { isOfUnit, seats }: { isOfUnit: boolean; seats: number }) {
  const perStop = Object.fromEntries(
    Array.from({ length: stops }, (_, index) => [
      [`street-${index}`, street],
      isHomeEnd(index, stops) ? [`homeStreet-${index}`, homeStreet] : [`stopType-${index}`, stopType],
    ]).flat() as [string, z.core.$ZodType<string>][],
  );
  const form = z
    .object({
      ...(isOfUnit && unit),
      ...whoAndHowMany,
      ...perStop,
      comment,
      specialRequests,
      // Last, as on the page: the error summary lists errors in this order.
      terms: z.literal('on', 'booking.termsNotAccepted'),
    })
    .check(
      z.superRefine((typed, context) => {
        const { adults, children } = typed as { adults: unknown; children: unknown };
        // Not a number: told at that field.
        if (typeof adults !== 'number' || typeof children !== 'number') return;
        const say = (message: string) => context.addIssue({ code: 'custom', path: ['adults'], message });
        if (adults >= 0 && children >= 0 && adults + children < 1) say('forms.atLeast,1');
        if (adults + children > seats) say(`booking.passengersExceedSeats,${seats}`);
      }, TOGETHER),
    );
  return z.pipe(
    form,
    z.transform((typed) => {
      const fields = typed as unknown as Record<string, string> & {
        adults: number;
        children: number;
        unitId?: number;
      };
      return {
        unitId: fields.unitId ?? null,
        contactName: fields['contactName']!,
        contactEmail: fields['contactEmail']!,
        contactPhone: fields['contactPhone']!,
        adults: fields.adults,
        children: fields.children,
        comment: fields['comment'] || null,
        specialRequests: fields['specialRequests'] || null,
        stops: Array.from({ length: stops }, (_, index) => ({
          street: fields[`street-${index}`]!,
          stopType: endType(index, stops) ?? (fields[`stopType-${index}`] as StopType),
          homeStreet: fields[`homeStreet-${index}`] || null,
        })),
      };
    }),
  );
}
