import { afterEach, describe, expect, it } from 'vitest';
import { journeyFixture } from '@bff/domain/journeys/testing/journey-fixture';
import { reportJourney } from '@bff/domain/journeys';
import { changeSetting } from '@bff/domain/settings';
import { DAY, HOUR } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { createUser } from '@db/factories';
import { Booking } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { busChoices, driverChoices } from '.';

describe('the number that is answered day and night', () => {
  useTestDatabase();
  afterEach(() => clock.release());

  it('is named for a trip that leaves within a day or is under way, once an administrator has entered it', async () => {
    const { operator, number, bookingId, bookingNumber } = await journeyFixture({
      departure: new Date(Date.now() + 3 * DAY),
    });
    const { plannedStartAt } = await Booking.findByPk(bookingId, { rejectOnEmpty: true });
    const named = async () => {
      const [drivers, buses] = [
        await driverChoices(operator, bookingNumber),
        await busChoices(operator, bookingNumber),
      ];
      expect(buses.onCall).toEqual(drivers.onCall);
      return drivers.onCall?.number ?? null;
    };
    clock.freeze(new Date(plannedStartAt.getTime() - DAY));
    expect(await named()).toBeNull();
    const owner = await createUser({ roles: ['SYSTEM_OWNER'] });
    await changeSetting(owner, 'onCallPhone', { value: '+46846500499', version: 1 });
    expect(await named()).toBe('+46846500499');
    clock.advance(-1);
    expect(await named()).toBeNull();
    clock.freeze(new Date(plannedStartAt.getTime() + HOUR));
    await reportJourney(operator, { number, act: 'start' });
    expect(await named()).toBe('+46846500499');
  });
});
