import { randomUUID } from 'node:crypto';
import { assignDriver, driverChoices } from '@bff/domain/bookings';
import { reportDeviation } from '@bff/domain/deviations';
import { rateJourney, reportJourney } from '@bff/domain/journeys';
import { system, type UserActor } from '@bff/domain/shared/actor';
import { DAY, HOUR, MINUTE } from '@bff/domain/shared/time';
import { Booking, User } from '@db/models';
import type { JourneyAct } from '@states/journey-states';
import { staffNamed } from './demo-actors';
import type { WantedOrder } from './wanted-orders';

/** What a driver does, when. */
export interface JourneyStep {
  at: Date;
  take: () => Promise<void>;
}

interface DrivenOrder {
  /** Of the demo accounts. */
  companyId: number | null;
  now: Date;
  deviation: WantedOrder['deviation'];
  /** What its customer says of it the day after. */
  ratedBy: ({ customer: UserActor } & NonNullable<WantedOrder['rated']>) | undefined;
}

/** An order's buses are driven as far as they have come by `now`. */
export async function driveDemoOrder(orderNumber: string, driven: DrivenOrder): Promise<JourneyStep[]> {
  const bookings = await Booking.findAll({
    include: [{ association: 'order', where: { number: orderNumber }, attributes: [] }, { association: 'journey' }],
    order: ['id'],
  });
  const steps: JourneyStep[] = [];
  // One after the other: whether a driver has time depends on the bus before.
  for (const booking of bookings) steps.push(...(await driveDemoBus(booking, driven)));
  return steps;
}

/** The demo account's driver, if the bus is of the demo company and the driver has time for the trip: one at a time, and rests in between. */
async function namedDriver(
  { number, companyId }: Booking,
  demoCompanyId: number | null,
): Promise<UserActor | undefined> {
  if (companyId !== demoCompanyId) return undefined;
  const [company, driver] = await Promise.all([staffNamed('company'), staffNamed('driver')]);
  const { drivers } = await driverChoices(company, number);
  if (drivers.find(({ userId }) => userId === driver.userId)?.hindrances.length !== 0) return undefined;
  await assignDriver(company, { bookingNumber: number, driverUserId: driver.userId });
  return driver;
}

/** By the demo account's driver, if it is theirs, or their company; others have no accounts, so the system reports for them. */
async function driveDemoBus(
  booking: Booking,
  { companyId, now, deviation, ratedBy }: DrivenOrder,
): Promise<JourneyStep[]> {
  if (!booking.journey) return [];
  const { number } = booking.journey;
  const driver = await namedDriver(booking, companyId);
  const reporter = driver ?? (booking.companyId === companyId ? await staffNamed('company') : system('journeys'));
  const { departureAt, returnAt, pickupAt, plannedEndAt } = booking;
  const acts: [JourneyAct, number][] = [
    ['start', pickupAt.getTime() - 5 * MINUTE],
    ['finish', returnAt ? Math.min(departureAt.getTime() + 3 * HOUR, returnAt.getTime() - MINUTE) : plannedEndAt.getTime()], // prettier-ignore
    ...(returnAt
      ? ([
          ['startReturn', returnAt.getTime()],
          ['completeReturn', plannedEndAt.getTime()],
        ] as [JourneyAct, number][])
      : []),
  ];
  const steps: JourneyStep[] = acts
    .filter(([, at]) => at <= now.getTime())
    .map(([act, at]) => ({
      at: new Date(at),
      take: async () => {
        await reportJourney(reporter, { number, act });
      },
    }));
  if (deviation && driver)
    steps.push({
      at: new Date(plannedEndAt.getTime() + 10 * MINUTE),
      take: async () => {
        const { name: signature } = await User.findByPk(driver.userId, { rejectOnEmpty: true });
        await reportDeviation(driver, { number, sendKey: randomUUID(), ...deviation, price: null, signature });
      },
    });
  if (ratedBy)
    steps.push({
      at: new Date(plannedEndAt.getTime() + DAY),
      take: () => rateJourney(ratedBy.customer, number, { rating: ratedBy.rating, comment: ratedBy.comment }),
    });
  return steps;
}
