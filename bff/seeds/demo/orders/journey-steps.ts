import { randomUUID } from 'node:crypto';
import { reportDeviation } from '@bff/domain/deviations';
import { reportJourney } from '@bff/domain/journeys';
import { HOUR, MINUTE } from '@bff/domain/shared/time';
import { Booking, Journey, User } from '@db/models';
import type { JourneyAct } from '@states/journey-states';
import { staffNamed } from './demo-actors';
import type { WantedOrder } from './wanted-orders';

/** What a driver of the demo company does, when. */
export interface JourneyStep {
  at: Date;
  take: () => Promise<void>;
}

/**
 * The demo account's driver is put on an order of the demo company, and drives it as far as it has come by `now`. Orders of other companies are
 * left alone.
 */
export async function driveDemoOrder(
  orderNumber: string,
  { companyId, now, deviation }: { companyId: number | null; now: Date; deviation: WantedOrder['deviation'] },
): Promise<JourneyStep[]> {
  const booking = await Booking.findOne({
    include: [{ association: 'order', where: { number: orderNumber }, attributes: [] }, { association: 'journey' }],
    order: ['id'],
  });
  if (!booking?.journey || booking.companyId !== companyId) return [];
  const driver = await staffNamed('driver');
  const { id, number } = booking.journey;
  await Journey.update({ driverUserId: driver.userId }, { where: { id } });
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
        await reportJourney(driver, { number, act });
      },
    }));
  if (deviation)
    steps.push({
      at: new Date(plannedEndAt.getTime() + 10 * MINUTE),
      take: async () => {
        const { name: signature } = await User.findByPk(driver.userId, { rejectOnEmpty: true });
        await reportDeviation(driver, { number, sendKey: randomUUID(), ...deviation, price: null, signature });
      },
    });
  return steps;
}
