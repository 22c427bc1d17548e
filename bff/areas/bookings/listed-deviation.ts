import { type DeviationRow, seeDeviationsOf } from '@bff/domain/deviations';
import type { Actor } from '@bff/domain/shared/actor';

/** A deviation in short: its page has the rest. */
export type ListedDeviation = Pick<
  DeviationRow,
  'id' | 'bookingNumber' | 'cause' | 'extraMetres' | 'extraMinutes' | 'handling' | 'status' | 'reportedAt'
>;

/** Those of a booking's journey that the actor may see, in the order reported. */
export const listedDeviations = async (actor: Actor, booking: { id: number }): Promise<ListedDeviation[]> =>
  (await seeDeviationsOf(actor, booking.id)).map(
    ({ id, bookingNumber, cause, extraMetres, extraMinutes, handling, status, reportedAt }) => ({
      id,
      bookingNumber,
      cause,
      extraMetres,
      extraMinutes,
      handling,
      status,
      reportedAt,
    }),
  );
