import { Op, type WhereOptions } from 'sequelize';
import { isConfirmed, type ShownBookingStatus } from '@states/booking-states';
import type { JourneyOutcome } from '@states/journey-states';
import { CONFIRMED } from './booking-states';

/** Nobody reported it to its end; `outcome`: what was found out since. */
const unreported = (outcome: JourneyOutcome | null): WhereOptions => ({
  '$journey.status$': 'terminated',
  '$journey.termination_reason$': null,
  '$journey.outcome$': outcome,
});

const COMPLETED: WhereOptions = {
  [Op.or]: [
    { '$journey.status$': 'returnCompleted' },
    { '$journey.status$': 'finished', '$Booking.return_at$': null },
    unreported('driven'),
  ],
};

const TERMINATED: WhereOptions = {
  [Op.or]: [
    { '$journey.status$': 'terminated', '$journey.termination_reason$': { [Op.ne]: null } },
    unreported('notDriven'),
  ],
};

/** How a confirmed trip ended, as conditions on a booking and its journey. */
const ENDED: Readonly<Record<string, WhereOptions>> = {
  completed: COMPLETED,
  terminated: TERMINATED,
  notReported: unreported(null),
};

/** The bookings whose trip is not over; one that is only held has no journey that could be. */
export const NOT_ENDED: WhereOptions = {
  [Op.or]: [{ '$journey.status$': null }, { [Op.not]: { [Op.or]: Object.values(ENDED) } }],
};

/** The bookings that show this state: `shownBooking` as conditions. */
export function shownCondition(shown: ShownBookingStatus | undefined): WhereOptions[] {
  if (shown === undefined) return [];
  const ended = ENDED[shown];
  if (ended) return [{ status: [...CONFIRMED] }, ended];
  if (!isConfirmed(shown)) return [{ status: shown }];
  return [{ status: shown }, { [Op.not]: { [Op.or]: Object.values(ENDED) } }];
}
