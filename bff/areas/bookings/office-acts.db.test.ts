// Traces: S2-036, S2-093, S2-130
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder, seeChangeable } from '@bff/domain/bookings';
import { type OrderFixture, orderFixture } from '@bff/domain/bookings/testing/order-fixture';
import { proposedChange } from '@bff/domain/bookings/testing/proposed-change';
import type { UserActor } from '@bff/domain/shared/actor';
import { DAY, HOUR } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { createDealOrganisation, createUser } from '@db/factories';
import { Booking, Customer, Order } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { adminBookingPage } from './admin-booking-page';
import { adminOrderPage } from './admin-order-page';

describe('what the office does for a caller', () => {
  useTestDatabase();
  let admin: UserActor;
  beforeAll(async () => {
    admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  });
  afterEach(() => clock.release());

  /** The same on both pages. */
  const changer = async ({ orderNumber, bookings }: Pick<OrderFixture, 'orderNumber' | 'bookings'>) => {
    const { whoChanges } = await adminOrderPage(admin, orderNumber);
    for (const { number } of bookings) expect((await adminBookingPage(admin, number)).whoChanges).toBe(whoChanges);
    return whoChanges;
  };
  const canChange = ({ customer, bookings }: OrderFixture) =>
    seeChangeable(customer, bookings[0]!.number).then(
      () => true,
      () => false,
    );

  it('leaves a change to the customer just while their page takes it', async () => {
    const order = await orderFixture();
    expect([await changer(order), await canChange(order)]).toEqual(['customer', true]);
    // Nearer than anybody can plan anew, begun, and over.
    for (const left of [HOUR, -HOUR, -2 * DAY]) {
      clock.freeze(new Date(order.departure.getTime() - left));
      expect([await changer(order), await canChange(order)]).toEqual([null, false]);
    }
  });

  it.each(['preliminaryBooked', 'started', 'canceled', 'purchased'] as const)(
    'says nothing of a change of a trip that is %s',
    async (status) => {
      const order = await orderFixture({ status });
      expect([await changer(order), await canChange(order)]).toEqual([null, false]);
    },
  );

  it('says nothing of it while a change waits, nor of a bus that replaces another', async () => {
    const waiting = await orderFixture();
    await proposedChange(waiting.bookings[0]!.number);
    expect(await changer(waiting)).toBeNull();
    const replaced = await orderFixture({ seats: [50, 50], adults: 45 });
    await cancelOrder(replaced.customer, { ...replaced, bookingNumber: replaced.bookings[1]!.number });
    expect([await changer(replaced), await canChange(replaced)]).toEqual([null, false]);
  });

  it('changes a trip of several buses itself, by a quote where the customer takes one', async () => {
    const order = await orderFixture({ seats: [50, 50] });
    expect([await changer(order), await canChange(order)]).toEqual(['office', false]);
    const { organisationId: dealOrganisationId, topId: dealUnitId } = await createDealOrganisation();
    const { customerId } = order.customer;
    await Customer.update({ organisationId: dealOrganisationId, userId: null }, { where: { id: customerId } });
    await Order.update({ dealOrganisationId, dealUnitId }, { where: { id: order.orderId } });
    expect(await changer(order)).toBe('officeByContract');
  });

  it('cancels one bus where the others have room for everybody, else the order, and nothing that is canceled', async () => {
    const acts = async (number: string) => {
      const { canCancel, canCancelOrder, canCancelForOperator } = await adminBookingPage(admin, number);
      return [canCancel, canCancelOrder, canCancelForOperator];
    };
    const roomy = await orderFixture({ seats: [50, 50], adults: 45 });
    expect(await acts(roomy.bookings[0]!.number)).toEqual([true, false, true]);
    const full = await orderFixture({ seats: [50, 20], adults: 45 });
    const [large, small] = full.bookings;
    // The company’s bus may be missing whoever has a seat without it.
    expect(await acts(large!.number)).toEqual([false, true, true]);
    expect(await acts(small!.number)).toEqual([true, false, true]);
    await Booking.update({ status: 'started' }, { where: { id: small!.id } });
    expect(await acts(large!.number)).toEqual([false, false, true]);
    await cancelOrder(roomy.customer, { ...roomy, bookingNumber: roomy.bookings[1]!.number });
    expect(await acts(roomy.bookings[1]!.number)).toEqual([false, false, false]);
  });
});
