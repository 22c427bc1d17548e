import { Op } from 'sequelize';
import { DomainError } from '@bff/domain/shared/errors';
import { DAY } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { Booking, Company, Journey, User } from '@db/models';
import { violates } from '@db/violates';
import { isActive, type JourneyStatus } from '@states/journey-states';
import type { DriverWork } from './driver-rules';

/** The rules look at a week and the rests around it. */
const LOOKED_AT = 8 * DAY;

export interface CompanyDriver {
  userId: number;
  name: string;
}

const drivers = () => User.scope(['active', { method: ['withRole', 'DRIVER'] }]);
const nameOf = ({ name, username }: User) => name || username;

/** The company's active drivers, by name. */
export async function driversOf(companyId: number): Promise<CompanyDriver[]> {
  const users = await drivers().findAll({ where: { companyId }, order: ['name', 'id'] });
  return users.map((user) => ({ userId: user.id, name: nameOf(user) }));
}

/** A driver of the company, locked: assignments of one driver run one at a time, so each sees the week as the previous one left it. */
export async function lockDriver(companyId: number, userId: number): Promise<CompanyDriver | undefined> {
  const row = await User.findOne({ where: { id: userId }, attributes: ['id'], lock: true });
  const user = row && (await drivers().findOne({ where: { companyId, id: userId } }));
  return user ? { userId: user.id, name: nameOf(user) } : undefined;
}

/** When a trip keeps its driver busy: by the plan, and now in any case if it is on the road. */
export function busyFrom(
  { plannedStart, plannedEnd }: { plannedStart: Date; plannedEnd: Date },
  status: JourneyStatus | undefined,
): { start: number; end: number } {
  const [start, end] = [plannedStart.getTime(), plannedEnd.getTime()];
  const now = clock.millis();
  return status && isActive(status) ? { start: Math.min(start, now), end: Math.max(end, now + 1) } : { start, end };
}

/** What each of these drivers has to do around a trip, without the trip itself, and without trips that were broken off or canceled. */
export async function workOf(
  driverUserIds: readonly number[],
  trip: { id: number; plannedStart: Date; plannedEnd: Date },
): Promise<Map<number, DriverWork[]>> {
  const journeys = await Journey.scope('notTerminated').findAll({
    where: { driverUserId: [...driverUserIds] },
    include: [
      {
        association: 'booking',
        model: Booking.scope('confirmed'),
        required: true,
        where: {
          id: { [Op.ne]: trip.id },
          plannedStartAt: { [Op.lt]: new Date(trip.plannedEnd.getTime() + LOOKED_AT) },
          plannedEndAt: { [Op.gt]: new Date(trip.plannedStart.getTime() - LOOKED_AT) },
        },
        include: [{ association: 'segments', separate: true, order: ['position'] }],
      },
    ],
  });
  const works = new Map<number, DriverWork[]>(driverUserIds.map((id) => [id, []]));
  for (const { driverUserId, booking, status } of journeys) {
    const { number, plannedStartAt, plannedEndAt, segments } = booking!;
    works.get(driverUserId!)?.push({
      bookingNumber: number,
      ...busyFrom({ plannedStart: plannedStartAt, plannedEnd: plannedEndAt }, status),
      pieces: segments!.map(({ kind, startsAt, endsAt }) => ({
        kind,
        start: startsAt.getTime(),
        end: endsAt.getTime(),
      })),
    });
  }
  return works;
}

/** The journey of a booking, locked. */
export async function lockJourneyOf(bookingId: number): Promise<JourneyRow | undefined> {
  return journeyRowOf(await Journey.findOne({ where: { bookingId }, lock: true }));
}

export async function journeyOf(bookingId: number): Promise<JourneyRow | undefined> {
  return journeyRowOf(await Journey.findOne({ where: { bookingId } }));
}

export interface JourneyRow {
  id: number;
  status: Journey['status'];
  driverUserId: number | null;
}

const journeyRowOf = (journey: Journey | null): JourneyRow | undefined =>
  journey ? { id: journey.id, status: journey.status, driverUserId: journey.driverUserId } : undefined;

/** Of a journey on the road: its driver may have started another one meanwhile. @throws DomainError `driver.activeJourney` */
export async function setDriver(journeyId: number, driverUserId: number | null): Promise<void> {
  try {
    await Journey.update({ driverUserId }, { where: { id: journeyId } });
  } catch (error) {
    if (violates(error, 'journeys_active_driver')) throw new DomainError('driver.activeJourney');
    throw error;
  }
}

/** Whether the company lets its drivers drive ten hours. */
export async function allowsTenHours(companyId: number): Promise<boolean> {
  return (await Company.findByPk(companyId, { attributes: ['allowsTenHourDays'] }))?.allowsTenHourDays ?? false;
}
