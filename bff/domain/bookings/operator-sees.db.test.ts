import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '@bff/domain/shared/actor';
import { createCustomer, createUser } from '@db/factories';
import { execute } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { cancelOrder, cancellationTerms } from './cancel-order';
import { expireHolds } from './expire-holds';
import { completeReservation } from './reservation';
import { seeBooking, seeOrder } from './see-order';
import { type BookingWorld, DETAILS, type Reservation, startBookingWorld } from './testing/payments';

const told = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  );

describe('an operator', () => {
  useTestDatabase();
  let world: BookingWorld;
  let operator: Actor;
  beforeAll(async () => {
    world = await startBookingWorld();
    operator = await createUser({ roles: ['COMPANY_ADMIN'], companyId: world.fleet.companyId });
  });
  afterAll(() => world.stop());

  const filledIn = async (): Promise<Reservation> => {
    const reservation = await world.held();
    await completeReservation(reservation.buyer, reservation.orderNumber, DETAILS);
    return reservation;
  };
  /** What the operator gets through each way to an order. */
  const ways = async ({ orderNumber, buyer }: Reservation): Promise<string[]> => {
    const { bookings } = await seeOrder(buyer, orderNumber);
    return [
      await told(seeOrder(operator, orderNumber)),
      await told(seeBooking(operator, bookings[0]!.number)),
      await told(cancellationTerms(operator, { orderNumber })),
      await told(cancelOrder(operator, { orderNumber })),
      await told(completeReservation(operator, orderNumber, DETAILS)),
    ];
  };
  const NOT_THERE = Array.from({ length: 5 }, () => 'booking.notFound');

  it('never learns whom a hold of its bus is for, while it waits or after it has ended', async () => {
    const reservation = await filledIn();
    expect(await ways(reservation)).toEqual(NOT_THERE);
    await execute('UPDATE orders SET hold_expires_at = UTC_TIMESTAMP(3) - INTERVAL 1 SECOND WHERE id = :orderId', {
      orderId: reservation.orderId,
    });
    await expireHolds();
    expect((await seeOrder(reservation.buyer, reservation.orderNumber)).bookings[0]!.status).toBe('canceled');
    expect(await ways(reservation)).toEqual(NOT_THERE);
  });

  it('nor for one that its customer gave up', async () => {
    const reservation = await filledIn();
    await cancelOrder(reservation.buyer, { orderNumber: reservation.orderNumber });
    expect(await ways(reservation)).toEqual(NOT_THERE);
  });

  it('sees it once it is paid, and after it was canceled too', async () => {
    const opened = await world.opened();
    await world.press(opened.sessionId, 'pay');
    await world.settle();
    expect(await seeOrder(operator, opened.orderNumber)).toMatchObject({ contactEmail: DETAILS.contactEmail });
    await cancelOrder(opened.buyer, { orderNumber: opened.orderNumber });
    const seen = await seeOrder(operator, opened.orderNumber);
    expect([seen.contactEmail, seen.bookings[0]!.status]).toEqual([DETAILS.contactEmail, 'canceled']);
    expect(await told(cancelOrder(operator, { orderNumber: opened.orderNumber }))).toBe('booking.cannotCancelCanceled');
    expect(await told(seeOrder(await createCustomer(), opened.orderNumber))).toBe('booking.notFound');
  });
});
