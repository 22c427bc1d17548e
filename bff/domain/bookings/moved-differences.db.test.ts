// Traces: S8-645
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { settlementStatement } from '@bff/domain/settlements';
import { HOUR, toLocalText } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { checkInvariants } from '@db/check-invariants';
import { createUser } from '@db/factories';
import { Booking, OutboxMessage, VehicleCostList } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { movedDifferenceFor } from '../payments';
import { cancelOrder } from './cancel-order';
import { settleChoice, settleOverdueChoices } from './settle-choice';
import { anotherCompany, canceledByOperator } from './testing/canceled-by-operator';
import { useRoads } from './testing/market';

/** A company with that minimum price, in öre. */
async function asking(minimumPrice: number) {
  const company = await anotherCompany();
  await VehicleCostList.update({ minimumPrice }, { where: { companyId: company.companyId } });
  return company;
}

type Canceled = Awaited<ReturnType<typeof canceledByOperator>>;

async function move(order: Canceled, number: string, vehicleId: number) {
  const { newBookingNumber } = await settleChoice(order.by, { bookingNumber: number, wanted: { vehicleId } });
  return (await Booking.findOne({ where: { number: newBookingNumber! } }))!;
}

/** A trip of 1,000,000 öre, moved to a bus for 5,000,000. */
async function moved() {
  const order = await canceledByOperator();
  const other = await asking(5_000_000);
  const bus = await move(order, order.number, other.vehicleId);
  expect(await movedDifferenceFor(order.bookingId)).toBe(4_000_000);
  return { order, other, bus };
}

const monthOf = (departure: Date) => toLocalText(departure).slice(0, 7);
const statementOf = async (companyId: number, departure: Date) =>
  settlementStatement(await createUser({ roles: ['SYSTEM_ADMIN'] }), { companyId, month: monthOf(departure) });

describe('a dearer replacement bus', () => {
  useTestDatabase({ pool: 10 });
  beforeAll(useRoads);
  afterEach(() => clock.release());

  it("costs the first operator nothing when its customer cancels; the fee, and the second operator's part of it, is of the agreed price", async () => {
    const { order, other, bus } = await moved();
    clock.freeze(new Date(order.departure.getTime() - 48 * HOUR));
    const { fee, refund } = await cancelOrder(order.by, { orderNumber: order.orderNumber });
    expect([fee, refund]).toEqual([583_000, 583_000]);
    expect(await movedDifferenceFor(order.bookingId)).toBe(0);
    const first = await statementOf(order.companyId, order.departure);
    expect(first.lines.filter(({ kind }) => kind === 'moved')).toEqual([]);
    const second = await statementOf(other.companyId, order.departure);
    // Half of what the canceled bus was sold for, not half of a price that nobody paid.
    expect(second.lines).toMatchObject([
      { bookingNumber: bus.number, kind: 'fee', customerPrice: 550_000, net: 500_000, tax: 30_000 },
    ]);
    // And so says its mail.
    const mail = await OutboxMessage.findOne({ where: { dedupeKey: `canceled:${bus.number}:operator` } });
    expect(mail!.payload).toMatchObject({ data: { settled: { fee: 583_000, share: 500_000, penalty: 0 } } });
  });

  it('costs the first operator nothing when an administrator cancels', async () => {
    const { order } = await moved();
    const office = await createUser({ roles: ['SYSTEM_ADMIN'] });
    await cancelOrder(office, { orderNumber: order.orderNumber, withoutFee: true });
    expect(await movedDifferenceFor(order.bookingId)).toBe(0);
  });

  it.each(['button', 'clock'])(
    'costs nothing when its operator cancels too and the customer has been refunded (%s)',
    async (by) => {
      const { order, other, bus } = await moved();
      await cancelOrder(other.operator, { orderNumber: order.orderNumber });
      // The customer may still choose, so a bus may still have to drive.
      expect(await movedDifferenceFor(order.bookingId)).toBe(4_000_000);
      if (by === 'button') await settleChoice(order.by, { bookingNumber: bus.number, wanted: 'refund' });
      else {
        clock.freeze(new Date(order.departure.getTime() - HOUR));
        await settleOverdueChoices();
      }
      expect([await movedDifferenceFor(order.bookingId), await movedDifferenceFor(bus.id)]).toEqual([0, 0]);
    },
  );

  it('costs the first operator nothing when its operator cancels and there is nothing left to choose', async () => {
    const { order, other } = await moved();
    clock.freeze(new Date(order.departure.getTime() - HOUR));
    await cancelOrder(other.operator, { orderNumber: order.orderNumber });
    expect(await movedDifferenceFor(order.bookingId)).toBe(0);
  });

  it.each([
    ['a dearer one: each owes its own step', 6_000_000, [4_000_000, 1_000_000]],
    ['a cheaper one: the first owes up to that', 3_000_000, [2_000_000, 0]],
  ])('gives way to %s, until that is canceled too', async (_, price, owed) => {
    const { order, other, bus } = await moved();
    await cancelOrder(other.operator, { orderNumber: order.orderNumber });
    const third = await asking(price);
    const last = await move(order, bus.number, third.vehicleId);
    expect(last.operatorPrice).toBe(price);
    const debts = async () => [await movedDifferenceFor(order.bookingId), await movedDifferenceFor(bus.id)];
    expect(await debts()).toEqual(owed);
    const { lines } = await statementOf(order.companyId, order.departure);
    expect(lines.map(({ kind, net }) => [kind, net])).toContainEqual(['moved', -owed[0]!]);
    expect(await checkInvariants()).toEqual([]);
    await cancelOrder(order.by, { orderNumber: order.orderNumber });
    expect(await debts()).toEqual([0, 0]);
  });

  it('keeps every invariant', async () => {
    expect(await checkInvariants()).toEqual([]);
  });
});
