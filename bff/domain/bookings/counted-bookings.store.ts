import { col, fn, literal, Op, type WhereOptions } from 'sequelize';
import { currentDays } from '@bff/domain/shared/current-days';
import { midnightOf } from '@bff/domain/shared/stockholm-days';
import { DAY, shiftedDay } from '@bff/domain/shared/time';
import { Booking } from '@db/models';
import { ACTIVE } from '@states/journey-states';
import { DRIVER_DAYS } from './booking-problem';
import { CONFIRMED, FIRM } from './booking-states';

/** What a figure of an overview or a report counts, as a filter of the list of bookings: the figure leads to just those. */
export const COUNTED_BOOKINGS = [
  'confirmed',
  'departed',
  'soldToday',
  'soldThisWeek',
  'soldThisMonth',
  'departsToday',
  'departsInSevenDays',
  'changeProposed',
  'withoutDriver',
  'openChoice',
] as const;
export type CountedBookings = (typeof COUNTED_BOOKINGS)[number];

// Raw SQL, because a model's condition cannot ask about other tables' rows.
export const CHANGE_IS_PROPOSED =
  "EXISTS (SELECT 1 FROM booking_changes c WHERE c.booking_id = `Booking`.id AND c.status = 'proposed')";
/** Its operator canceled it, and its buyer can still choose another bus or the money: `OPEN_CHOICE` as a condition. */
const CHOICE_IS_OPEN =
  "EXISTS (SELECT 1 FROM booking_choices c WHERE c.booking_id = `Booking`.id AND c.status = 'waiting' AND c.deadline_at > UTC_TIMESTAMP(3))";
const CONFIRMATIONS = "FROM event_log e WHERE e.entity = 'booking' AND e.to_state IN (:firm)";
/** As the sums of sales have it: on the day it was confirmed first. Found by the day, so that years of history cost nothing. */
const SOLD_SINCE = `\`Booking\`.id IN (SELECT e.entity_id ${CONFIRMATIONS} AND e.at >= :soldSince)
  AND NOT EXISTS (SELECT 1 ${CONFIRMATIONS} AND e.entity_id = \`Booking\`.id AND e.at < :soldSince)`;

const soldOn = { soldToday: 'today', soldThisWeek: 'monday', soldThisMonth: 'month' } as const;
const isSold = (counted: CountedBookings): counted is keyof typeof soldOn => counted in soldOn;

/** Somebody has to drive it, now or later, and nobody is named: `needsDriver` as a condition. */
export const driverMissing = (now: Date) => ({
  status: [...CONFIRMED],
  '$journey.driver_user_id$': null,
  [Op.or]: [
    { '$journey.status$': 'notStarted', plannedEndAt: { [Op.gt]: now } },
    { '$journey.status$': [...ACTIVE] },
    { '$journey.status$': 'finished', '$Booking.return_at$': { [Op.ne]: null } },
  ],
});

/** The same where it departs soon or is under way: `driverProblem` as a condition. */
export const withoutDriver = (now: Date): WhereOptions => ({
  ...driverMissing(now),
  plannedStartAt: { [Op.lt]: new Date(now.getTime() + DRIVER_DAYS * DAY) },
});

/** How many trips that is, of one operator or of all, and when the first of them departs. Access is decided by the caller. */
export async function tripsWithoutDriver(
  companyId: number | undefined,
  now: Date,
): Promise<{ count: number; departure: Date | null }> {
  const [found] = await Booking.findAll({
    attributes: [
      [fn('COUNT', col('Booking.id')), 'count'],
      [fn('MIN', col('Booking.departure_at')), 'departure'],
    ],
    where: { ...withoutDriver(now), ...(companyId !== undefined && { companyId }) },
    include: { association: 'journey', attributes: [], required: true },
    // All in one group: otherwise each row's key is read too.
    group: [fn('ISNULL', col('Booking.id'))],
  });
  return { count: Number(found?.get('count') ?? 0), departure: (found?.get('departure') ?? null) as Date | null };
}

/** The values that a condition asks for by name. */
export const countedParams = (counted: CountedBookings | undefined, now: Date): Record<string, unknown> =>
  counted && isSold(counted) ? { firm: [...FIRM], soldSince: midnightOf(currentDays(now)[soldOn[counted]]) } : {};

export function countedCondition(counted: CountedBookings | undefined, now: Date): WhereOptions[] {
  if (!counted) return [];
  if (counted === 'changeProposed') return [literal(CHANGE_IS_PROPOSED)];
  if (counted === 'withoutDriver') return [withoutDriver(now)];
  if (counted === 'openChoice') return [literal(CHOICE_IS_OPEN)];
  const runs = { status: [...CONFIRMED] };
  if (counted === 'confirmed') return [runs];
  if (counted === 'departed') return [runs, { departureAt: { [Op.lte]: now } }];
  if (isSold(counted)) return [runs, literal(SOLD_SINCE)];
  const { today } = currentDays(now);
  const until = midnightOf(shiftedDay(today, counted === 'departsToday' ? 1 : 7));
  return [runs, { departureAt: { [Op.gte]: midnightOf(today), [Op.lt]: until } }];
}
