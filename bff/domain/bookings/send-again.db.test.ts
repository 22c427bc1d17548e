import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { createUser } from '@db/factories';
import { BookingChoice, EventLogEntry, OutboxMessage } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { cancelOrder } from './cancel-order';
import { bookingToSend, sendAgain } from './send-again';
import { seeOrder } from './see-order';
import { settleChoice } from './settle-choice';
import { canceledByOperator } from './testing/canceled-by-operator';
import { aTrip, useRoads } from './testing/market';
import { orderFixture } from './testing/order-fixture';

describe('what a customer is sent again', () => {
  useTestDatabase();
  beforeAll(useRoads);
  afterEach(() => clock.release());
  const office = () => createUser({ roles: ['SYSTEM_ADMIN'] });
  const sentOf = async (orderNumber: string) => {
    const mails = await OutboxMessage.findAll({ where: { orderNumber }, order: ['id'] });
    return mails.filter(({ dedupeKey }) => dedupeKey?.includes('-again:'));
  };

  it('is the way to an open choice, to the customer only, once a minute; the log says who', async () => {
    const [order, admin] = [await canceledByOperator(), await office()];
    clock.freeze(new Date());
    for (let times = 0; times < 2; times++) expect(await sendAgain(admin, order.number)).toBe('choice');
    const [mail, ...more] = await sentOf(order.orderNumber);
    expect(more).toEqual([]);
    const { deadlineAt } = (await BookingChoice.findOne({ where: { bookingId: order.bookingId } }))!;
    expect(mail).toMatchObject({
      template: 'bookingCancellation',
      payload: {
        data: {
          canceledBy: 'operator',
          reason: 'Motorn är trasig',
          refund: 0,
          choices: [
            {
              bookingNumber: order.number,
              amount: order.total,
              until: deadlineAt.toISOString(),
              chooseUrl: expect.stringContaining(`/booking/choice/${order.number}`) as string,
            },
          ],
        },
      },
    });
    const where = { entity: 'booking', entityId: order.bookingId, code: 'choiceSentAgain' };
    expect((await EventLogEntry.findOne({ where }))!.actorUserId).toBe(admin.userId);
    clock.freeze(new Date(clock.millis() + MINUTE));
    await sendAgain(admin, order.number);
    expect(await sentOf(order.orderNumber)).toHaveLength(2);
  });

  it('is the confirmation while something is booked, and the choice of the bus that is not', async () => {
    const order = await orderFixture({ seats: [50, 50, 50], adults: 140, departure: aTrip().departure });
    const [first, second, third] = order.bookings.map(({ number }) => number) as [string, string, string];
    for (const bookingNumber of [first, second])
      await cancelOrder(order.operator, { orderNumber: order.orderNumber, bookingNumber });
    const admin = await office();
    // From the order's page.
    expect(bookingToSend(await seeOrder(admin, order.orderNumber))?.number).toBe(third);
    expect(await sendAgain(admin, third)).toBe('confirmation');
    expect(await sendAgain(admin, first)).toBe('choice');
    const [confirmation, choice] = await sentOf(order.orderNumber);
    expect(confirmation!.template).toBe('bookingConfirmation');
    // One mail leads to all that is still open.
    expect(choice!.payload).toMatchObject({ data: { choices: [{ bookingNumber: first }, { bookingNumber: second }] } });
    await settleChoice(order.customer, { bookingNumber: first, wanted: 'refund' });
    expect(await sendAgain(admin, first)).toBe('confirmation');
  });

  it('is nothing once it is too late, and only an administrator sends it', async () => {
    const [order, admin] = [await canceledByOperator(), await office()];
    await expect(sendAgain(order.operator, order.number)).rejects.toMatchObject({ key: 'auth.noPermission' });
    await BookingChoice.update({ deadlineAt: new Date(Date.now() - 1000) }, { where: { bookingId: order.bookingId } });
    await expect(sendAgain(admin, order.number)).rejects.toMatchObject({ key: 'booking.notActive' });
    expect(await sentOf(order.orderNumber)).toEqual([]);
  });
});
