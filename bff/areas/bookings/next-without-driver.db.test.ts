import { describe, expect, it } from 'vitest';
import { orderFixture } from '@bff/domain/bookings/testing/order-fixture';
import { driverOf } from '@bff/domain/journeys/testing/journey-fixture';
import { HOUR } from '@bff/domain/shared/time';
import { Booking, Journey } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { nextWithoutDriver } from '.';

describe('the next trip without a driver', () => {
  useTestDatabase();

  it("is the company's first ahead that nobody drives, never the one that is open, and none when all have theirs", async () => {
    const { operator, companyId, departure, bookings } = await orderFixture({ seats: [50, 50, 50] });
    await orderFixture(); // another company's
    const [last, first, second] = bookings.map(({ id, number }, index) => ({ id, number, hours: (index + 2) % 3 }));
    const at = ({ hours }: { hours: number }) => new Date(departure.getTime() + hours * HOUR);
    for (const one of [last!, first!, second!])
      await Booking.update({ departureAt: at(one) }, { where: { id: one.id } });
    const nextTo = ({ number }: { number: string }) => nextWithoutDriver(operator, companyId, number);
    expect(await nextTo(last!)).toEqual({ number: first!.number, departure: at(first!) });
    expect(await nextTo(first!)).toEqual({ number: second!.number, departure: at(second!) });
    const { userId } = await driverOf(companyId);
    const give = ({ id }: { id: number }) => Journey.update({ driverUserId: userId }, { where: { bookingId: id } });
    await give(first!);
    expect(await nextTo(first!)).toEqual({ number: second!.number, departure: at(second!) });
    await give(second!);
    expect(await nextTo(last!)).toBeNull();
    expect(await nextTo(second!)).toMatchObject({ number: last!.number });
  });
});
