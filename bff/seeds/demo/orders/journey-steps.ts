import { randomUUID } from 'node:crypto';
import { reportDeviation } from '@bff/domain/deviations';
import { reportJourney } from '@bff/domain/journeys';
import { system } from '@bff/domain/shared/actor';
import { HOUR, MINUTE } from '@bff/domain/shared/time';
import { Booking, Journey, User } from '@db/models';
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
}

/** An order's buses are driven as far as they have come by `now`. */
export async function driveDemoOrder(orderNumber: string, driven: DrivenOrder): Promise<JourneyStep[]> {
  const bookings = await Booking.findAll({
    include: [{ association: 'order', where: { number: orderNumber }, attributes: [] }, { association: 'journey' }],
    order: ['id'],
  });
  return (await Promise.all(bookings.map((booking) => driveDemoBus(booking, driven)))).flat();
}

/** By the demo account's driver if the bus is of the demo company; the others have no accounts, so the system reports for them. */
async function driveDemoBus(booking: Booking, { companyId, now, deviation }: DrivenOrder): Promise<JourneyStep[]> {
  if (!booking.journey) return [];
  const { id, number } = booking.journey;
  const driver = booking.companyId === companyId ? await staffNamed('driver') : null;
  if (driver) await Journey.update({ driverUserId: driver.userId }, { where: { id } });
  const reporter = driver ?? system('journeys');
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
  return steps;
}
