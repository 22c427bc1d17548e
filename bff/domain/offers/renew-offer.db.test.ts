import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aTrip, createMixedFleet, findOffer, holdNewBus, useRoads } from '@bff/domain/bookings/testing/market';
import { holdOffer } from '@bff/domain/bookings/hold-offer';
import { clock } from '@bff/platform/clock';
import { createBookableVehicle, createCustomer } from '@db/factories';
import { Order } from '@db/models';
import { execute } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { OFFER_MINUTES, sealOffer, totalOf } from './offer-token';
import { renewOffer, renewWithTimes } from './renew-offer';
import { NO_FILTERS } from './facets';
import { searchOffers } from './search-offers';

describe('an expired offer', () => {
  useTestDatabase();
  beforeAll(useRoads);
  afterEach(() => clock.release());

  it('is renewed at the same price while the lists are unchanged, for twenty more minutes', async () => {
    const { vehicleId } = await createBookableVehicle();
    const { offer } = await findOffer(aTrip(), vehicleId);
    clock.freeze(offer.expires);
    const renewed = await renewOffer(offer);
    expect(renewed).toEqual({ ...offer, expires: new Date(offer.expires.getTime() + OFFER_MINUTES * 60_000) });
  });

  it('is renewed at today’s price when the lists have become dearer', async () => {
    const { vehicleId, companyId } = await createBookableVehicle();
    const { offer } = await findOffer(aTrip(), vehicleId);
    await execute('UPDATE driving_cost_lists SET price_per_km = price_per_km * 3 WHERE company_id = :companyId', {
      companyId,
    });
    const renewed = await renewOffer(offer);
    expect(renewed?.buses.map((bus) => bus.vehicleId)).toEqual([vehicleId]);
    expect(totalOf(renewed!)).toBeGreaterThan(totalOf(offer));
  });

  it('is gone when the bus is taken, has no price, or the trip is too near', async () => {
    const taken = await holdNewBus();
    expect(await renewOffer(taken.offer)).toBeUndefined();

    const { vehicleId, companyId } = await createBookableVehicle();
    const { offer } = await findOffer(aTrip(), vehicleId);
    await execute('DELETE FROM driver_cost_lists WHERE company_id = :companyId', { companyId });
    expect(await renewOffer(offer)).toBeUndefined();

    const later = await createBookableVehicle();
    const near = (await findOffer(aTrip(), later.vehicleId)).offer;
    clock.freeze(near.trip.departure);
    expect(await renewOffer(near)).toBeUndefined();
  });

  it('tells when the bus is where, as the order does once it is held', async () => {
    const { vehicleId } = await createBookableVehicle();
    const buyer = await createCustomer();
    const { offer } = await findOffer(aTrip(), vehicleId);
    const { times } = (await renewWithTimes(offer))!;
    const { orderNumber } = await holdOffer(buyer, sealOffer(offer));
    const order = await Order.findOne({ where: { number: orderNumber }, include: ['stops'] });
    const { arrivalAt } = order!.stops!.at(-1)!;
    expect(times.findLast(({ direction }) => direction === 'out')?.arrival).toBe(arrivalAt!.getTime());
    expect(arrivalAt!.getTime()).toBeGreaterThan(offer.trip.departure.getTime());
  });

  it('of several buses is renewed with the same buses', async () => {
    const { companyId, vehicleIds } = await createMixedFleet([60, 60, 60]);
    const trip = aTrip({ adults: 170 });
    const { offers } = await searchOffers(trip, { ...NO_FILTERS, operator: companyId });
    const { offer } = offers[0]!;
    expect(offer.buses).toHaveLength(3);
    const renewed = await renewOffer(offer);
    expect(renewed?.buses.map((bus) => bus.vehicleId).sort()).toEqual([...vehicleIds].sort());
    expect(totalOf(renewed!)).toBe(totalOf(offer));
  });
});
