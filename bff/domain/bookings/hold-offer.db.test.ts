// Traces: S3-013, S3-014, S3-015, S3-017, S3-018, S3-019, S3-020, S3-021, S3-060, S4-031, S4-041, S4-042, S4-043, S8-017, S8-041, S8-046,
// S8-049, S8-092, S8-094, S8-095, S5-053
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DomainError } from '@bff/domain/shared/errors';
import { NO_FILTERS, OFFER_MINUTES, sealOffer, searchOffers } from '@bff/domain/offers';
import { forgetSettings } from '@bff/domain/settings';
import { HOUR, MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { checkInvariants } from '@db/check-invariants';
import {
  createBookableVehicle,
  createCustomer,
  createDepot,
  createOccupancy,
  createUser,
  createVehicle,
} from '@db/factories';
import { execute, select, selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { holdOffer } from './hold-offer';
import { aTrip, createFleet, createMixedFleet, findOffer, holdNewBus, inDays, offerOf, PLACES, useRoads } from './testing/market'; // prettier-ignore

/** The error that a customer gets instead of an order. */
const refusal = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
  } catch (error) {
    if (error instanceof DomainError) return error.key;
    throw error;
  }
  return 'held';
};

const count = async (table: string, where = 'TRUE', values: Record<string, unknown> = {}): Promise<number> =>
  (await selectOne<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table} WHERE ${where}`, values))!.n;

interface HeldBooking {
  id: number;
  status: string;
  passengers: number;
  operatorPrice: number;
  customerPrice: number;
  surchargeFee: number;
  tax: number;
  total: number;
  plannedStart: Date;
  plannedEnd: Date;
  pickup: Date;
  totalMetres: number;
  passengerMetres: number;
}
const bookingsOf = (orderNumber: string) =>
  select<HeldBooking>(
    `SELECT b.id, b.status, b.passengers, b.operator_price AS operatorPrice, b.customer_price AS customerPrice, b.surcharge_fee AS surchargeFee,
       b.tax, b.total, b.planned_start_at AS plannedStart, b.planned_end_at AS plannedEnd, b.pickup_at AS pickup, b.total_metres AS totalMetres,
       b.passenger_metres AS passengerMetres
     FROM bookings b JOIN orders o ON o.id = b.order_id WHERE o.number = :orderNumber ORDER BY b.id`,
    { orderNumber },
  );
const setSetting = async (key: string, value: string) => {
  await execute(
    "INSERT INTO settings (setting_key, valid_from, value) VALUES (:key, '2020-01-01', :value) ON DUPLICATE KEY UPDATE value = :value",
    { key, value },
  );
  forgetSettings();
};

/** From the day before the trip until the day after it. */
const standAt = (vehicleId: number, depotId: number) =>
  execute(
    `INSERT INTO starting_positions (vehicle_id, kind, depot_id, lat, lon, starts_at, ends_at)
     VALUES (:vehicleId, 'temporary', :depotId, 0, 0, :from, :to)`,
    { vehicleId, depotId, from: inDays(29), to: inDays(31) },
  );

describe('holding an offer', () => {
  useTestDatabase({ pool: 30 });
  beforeAll(useRoads);
  afterEach(async () => {
    clock.release();
    expect(await checkInvariants()).toEqual([]);
  });

  it('freezes what the search showed: price, terms, stops, times and occupancy', async () => {
    const trip = aTrip({ via: ['uppsala', 'stockholm', 'gavle'] });
    const { orderNumber, vehicleId, offer } = await holdNewBus(trip);
    const [bus] = offer.buses;
    const bookings = await bookingsOf(orderNumber);
    expect(bookings).toHaveLength(1);
    const booking = bookings[0]!;
    expect(booking).toMatchObject({
      status: 'preliminaryBooked',
      passengers: 40,
      operatorPrice: bus!.operatorPrice,
      customerPrice: bus!.customerPrice,
      tax: bus!.tax,
      total: bus!.total,
    });
    expect(booking.total).toBe(booking.customerPrice + booking.tax);

    const lines = await select<{ kind: string; amount: number }>(
      'SELECT kind, amount FROM booking_price_lines WHERE booking_id = :id ORDER BY position',
      { id: booking.id },
    );
    expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(booking.total);
    const extras = ['commission', 'surcharge', 'tax'];
    expect(lines.filter(({ kind }) => !extras.includes(kind)).reduce((sum, line) => sum + line.amount, 0)).toBe(
      booking.operatorPrice,
    );
    expect(
      await select(
        'SELECT hours, basis_points AS basisPoints FROM booking_cancellation_tiers WHERE booking_id = :id ORDER BY hours',
        { id: booking.id },
      ),
    ).toEqual([
      { hours: 24, basisPoints: 10_000 },
      { hours: 72, basisPoints: 5_000 },
      { hours: 168, basisPoints: 1_000 },
    ]);

    const stops = await select<{ name: string; type: string; arrival: Date | null; departure: Date | null }>(
      `SELECT s.name, s.stop_type AS type, s.arrival_at AS arrival, s.departure_at AS departure
       FROM order_stops s JOIN orders o ON o.id = s.order_id WHERE o.number = :orderNumber ORDER BY s.position`,
      { orderNumber },
    );
    expect(stops.map(({ name, type }) => `${name} ${type}`)).toEqual([
      'Uppsala pickUp',
      'Stockholm both',
      'Gävle dropOff',
    ]);
    expect(stops[0]!.departure).toEqual(trip.departure);
    expect(stops[2]!.arrival!.getTime()).toBeGreaterThan(stops[1]!.departure!.getTime());

    const segments = await select<{ kind: string; start: Date; end: Date; metres: number; from: string; to: string }>(
      `SELECT kind, starts_at AS start, ends_at AS end, metres, from_name AS \`from\`, to_name AS \`to\` FROM booking_segments
       WHERE booking_id = :id ORDER BY position`,
      { id: booking.id },
    );
    expect(segments[0]).toMatchObject({ kind: 'driveEmpty' });
    expect(segments.at(-1)).toMatchObject({ kind: 'driveEmpty', from: 'Gävle' });
    for (const [index, segment] of segments.slice(1).entries()) expect(segment.start).toEqual(segments[index]!.end);
    expect(segments.reduce((sum, segment) => sum + segment.metres, 0)).toBe(booking.totalMetres);
    const load = segments.find(({ kind }) => kind === 'load')!;
    expect(load.end).toEqual(trip.departure);
    expect(booking.pickup).toEqual(load.start);

    // The bus is away from leaving its depot until it is back there, plus half an hour.
    const [occupancy] = await select<{ start: Date; end: Date; expires: Date; kind: string }>(
      'SELECT starts_at AS start, ends_at AS end, expires_at AS expires, kind FROM occupancies WHERE vehicle_id = :vehicleId',
      { vehicleId },
    );
    expect(occupancy!.kind).toBe('preliminaryBooked');
    expect(occupancy!.start).toEqual(segments[0]!.start);
    expect(occupancy!.start.getTime()).toBeLessThan(load.start.getTime());
    expect(occupancy!.end.getTime()).toBe(segments.at(-1)!.end.getTime() + 30 * MINUTE);
    expect(booking.plannedEnd).toEqual(segments.at(-1)!.end);
    expect(Math.abs(occupancy!.expires.getTime() - Date.now() - 20 * MINUTE)).toBeLessThan(MINUTE);
    expect(await count('journeys', 'booking_id = :id', { id: booking.id })).toBe(1);
  });

  it('makes one order of a double click, or of the same offer sent again later', async () => {
    const { vehicleId } = await createBookableVehicle();
    const buyer = await createCustomer();
    const sealed = sealOffer((await findOffer(aTrip(), vehicleId)).offer);
    const answers = await Promise.all(Array.from({ length: 8 }, () => holdOffer(buyer, sealed)));
    expect(new Set(answers.map(({ orderNumber }) => orderNumber)).size).toBe(1);
    expect(await holdOffer(buyer, sealed)).toEqual(answers[0]);
    expect(await count('orders', 'customer_id = :id', { id: buyer.customerId })).toBe(1);
    expect(await refusal(holdOffer(await createCustomer(), sealed))).toBe('booking.occupied');
  });

  it('gives the same bus to two customers in succession when the times only touch', async () => {
    const { vehicleId } = await createBookableVehicle();
    const first = await findOffer(aTrip(), vehicleId);
    await holdOffer(await createCustomer(), sealOffer(first.offer));
    const { start, end } = first.buses[0]!.timeline;
    const follow = (millis: number) => aTrip({ departure: new Date(first.offer.trip.departure.getTime() + millis) });
    // A later trip of the same shape leaves its depot as long before departure as the first one did.
    await expect(findOffer(follow(end - start - MINUTE), vehicleId)).rejects.toThrow('not offered');
    const touching = await findOffer(follow(end - start), vehicleId);
    expect(touching.buses[0]!.timeline.start).toBe(end);
    await holdOffer(await createCustomer(), sealOffer(touching.offer));
    expect(await count('occupancies', 'vehicle_id = :vehicleId', { vehicleId })).toBe(2);
  });

  it('refuses a bus that is taken only while it drives to the start', async () => {
    const { vehicleId } = await createBookableVehicle();
    const { offer, buses } = await findOffer(aTrip(), vehicleId);
    const { start } = buses[0]!.timeline;
    await createOccupancy(vehicleId, new Date(start - HOUR), new Date(start + MINUTE));
    expect(await refusal(holdOffer(await createCustomer(), sealOffer(offer)))).toBe('booking.occupied');
  });

  it('allows a customer three holds at a time, even when ten are requested at once', async () => {
    const fleet = await createFleet(10);
    const { offer } = await findOffer(aTrip(), fleet.vehicleId);
    const buyer = await createCustomer();
    const answers = await Promise.all(
      fleet.vehicleIds.map((id) => refusal(holdOffer(buyer, sealOffer(offerOf(offer, id))))),
    );
    expect(answers.filter((answer) => answer === 'held')).toHaveLength(3);
    expect(answers.filter((answer) => answer === 'booking.tooManyHolds')).toHaveLength(7);
    expect(await count('orders', 'customer_id = :id', { id: buyer.customerId })).toBe(3);
  });

  it('honours an offer until it expires, then refuses it', async () => {
    const fleet = await createFleet(2);
    const { offer } = await findOffer(aTrip(), fleet.vehicleId);
    const { expires } = offer;
    const buyer = await createCustomer();
    clock.freeze(new Date(expires.getTime() - 1));
    expect(await refusal(holdOffer(buyer, sealOffer(offer)))).toBe('held');
    clock.freeze(expires);
    expect(await refusal(holdOffer(buyer, sealOffer(offerOf(offer, fleet.vehicleIds[1]!))))).toBe(
      'booking.offerExpired',
    );
    expect(OFFER_MINUTES).toBe(20);
  });

  it('makes one order of two presses when an expired offer is resealed', async () => {
    const { vehicleId } = await createBookableVehicle();
    const { offer } = await findOffer(aTrip(), vehicleId);
    const pressed = sealOffer(offer);
    const buyer = await createCustomer();
    clock.freeze(offer.expires);
    expect(await refusal(holdOffer(buyer, pressed))).toBe('booking.offerExpired');
    const { offer: renewed } = await findOffer(aTrip(), vehicleId);
    const [one, other] = await Promise.all([
      holdOffer(buyer, sealOffer(renewed), pressed),
      holdOffer(buyer, sealOffer(renewed), pressed),
    ]);
    expect(other).toEqual(one);
    expect(await holdOffer(buyer, pressed)).toEqual(one);
  });

  it('refuses a tampered offer, and a visitor', async () => {
    const { vehicleId } = await createBookableVehicle();
    const buyer = await createCustomer();
    const sealed = sealOffer((await findOffer(aTrip(), vehicleId)).offer);
    const middle = Math.floor(sealed.length / 2);
    const turned = sealed.slice(0, middle) + (sealed[middle] === 'A' ? 'B' : 'A') + sealed.slice(middle + 1);
    for (const tampered of [turned, sealed.slice(0, -3), `${sealed}AAAA`, '', '…', sealed.split('').reverse().join('')])
      expect(await refusal(holdOffer(buyer, tampered))).toBe('booking.offerInvalid');
    expect(await refusal(holdOffer(await createUser({ roles: ['COMPANY_ADMIN'] }), sealed))).toBe('auth.noPermission');
    expect(await count('orders', 'customer_id = :id', { id: buyer.customerId })).toBe(0);
  });

  it('honours the price although the lists have become dearer', async () => {
    const bus = await createBookableVehicle();
    const { offer } = await findOffer(aTrip(), bus.vehicleId);
    await execute('UPDATE driving_cost_lists SET price_per_km = price_per_km * 3 WHERE company_id = :id', {
      id: bus.companyId,
    });
    const { orderNumber } = await holdOffer(await createCustomer(), sealOffer(offer));
    const [booking] = await bookingsOf(orderNumber);
    expect(booking!.total).toBe(offer.buses[0]!.total);
    const later = await findOffer(aTrip({ departure: inDays(40) }), bus.vehicleId);
    expect(later.total).toBeGreaterThan(booking!.total);
  });

  it.each([
    ['a bus that is inactive', 'UPDATE vehicles SET status = ? WHERE id = :vehicleId', 'inactive'],
    ['a company that is suspended', 'UPDATE companies SET status = ? WHERE id = :companyId', 'suspended'],
  ])('refuses %s since the search', async (_, sql, status) => {
    const bus = await createBookableVehicle();
    const { offer } = await findOffer(aTrip(), bus.vehicleId);
    await execute(sql.replace('?', ':status'), { ...bus, status });
    expect(await refusal(holdOffer(await createCustomer(), sealOffer(offer)))).toBe('booking.occupied');
  });

  it('recalculates the times of a bus that was moved meanwhile, and refuses one that was moved too far', async () => {
    const bus = await createBookableVehicle();
    const { offer, buses } = await findOffer(aTrip(), bus.vehicleId);
    const { lat, lon } = PLACES.enkoping;
    const depot = await createDepot(bus.companyId, { name: 'Enköping', city: 'Enköping', lat, lon });
    await standAt(bus.vehicleId, depot.id);
    const { orderNumber } = await holdOffer(await createCustomer(), sealOffer(offer));
    const [booking] = await bookingsOf(orderNumber);
    expect(booking!.plannedStart.getTime()).toBeLessThan(buses[0]!.timeline.start - 15 * MINUTE);
    expect(booking!.total).toBe(offer.buses[0]!.total);

    const other = await createBookableVehicle();
    const { offer: far } = await findOffer(aTrip(), other.vehicleId);
    const kiruna = await createDepot(other.companyId, {
      name: 'Kiruna',
      city: 'Kiruna',
      lat: PLACES.kiruna.lat,
      lon: PLACES.kiruna.lon,
    });
    await standAt(other.vehicleId, kiruna.id);
    await expect(holdOffer(await createCustomer(), sealOffer(far))).rejects.toMatchObject({
      key: 'booking.startTooFar',
      params: [100],
    });
  });

  it('refuses a bus that now stands beyond its own pick-up distance', async () => {
    const bus = await createBookableVehicle({ vehicle: { pickupDistanceMetres: 20_000 } });
    const { offer } = await findOffer(aTrip(), bus.vehicleId);
    const { lat, lon } = PLACES.enkoping;
    const depot = await createDepot(bus.companyId, { name: 'Enköping', city: 'Enköping', lat, lon });
    await standAt(bus.vehicleId, depot.id);
    await expect(holdOffer(await createCustomer(), sealOffer(offer))).rejects.toMatchObject({
      key: 'booking.startTooFar',
      params: [20],
    });
  });

  it('refuses when the bus would have to leave within the lead time', async () => {
    const { vehicleId } = await createBookableVehicle();
    const { offer, buses } = await findOffer(aTrip({ departure: inDays(3) }), vehicleId);
    const stillGood = { ...offer, expires: inDays(4) };
    const latest = buses[0]!.timeline.start - 24 * HOUR;
    clock.freeze(new Date(latest + 1));
    expect(await refusal(holdOffer(await createCustomer(), sealOffer(stillGood)))).toBe('booking.cannotBookNow');
    clock.freeze(new Date(latest));
    expect(await refusal(holdOffer(await createCustomer(), sealOffer(stillGood)))).toBe('held');
  });

  it('makes one order of a combination: passengers seated, one fee, all buses or none', async () => {
    await setSetting('surchargeFee', '10000');
    try {
      const { companyId, vehicleIds } = await createMixedFleet([50, 30, 50]);
      const trip = aTrip({ adults: 100, children: 20, departure: inDays(60) });
      const { offers, combined } = await searchOffers(trip, { ...NO_FILTERS, operator: companyId });
      expect(combined).toBe(true);
      expect(offers).toHaveLength(1);
      const [{ offer }] = offers as [(typeof offers)[0]];
      expect(offer.buses.map((bus) => bus.vehicleId).sort()).toEqual([...vehicleIds].sort());
      const { orderNumber } = await holdOffer(await createCustomer(), sealOffer(offer));
      const bookings = await bookingsOf(orderNumber);
      expect(bookings).toHaveLength(3);
      expect(bookings.reduce((sum, booking) => sum + booking.passengers, 0)).toBe(120);
      expect(bookings.reduce((sum, booking) => sum + booking.surchargeFee, 0)).toBe(10_000);
      const order = await selectOne<{ total: number; surcharge: number; tax: number }>(
        'SELECT total, surcharge_fee AS surcharge, tax FROM orders WHERE number = :orderNumber',
        { orderNumber },
      );
      expect(order).toEqual({
        total: bookings.reduce((sum, booking) => sum + booking.total, 0),
        surcharge: 10_000,
        tax: bookings.reduce((sum, booking) => sum + booking.tax, 0),
      });

      // One of three is taken: the other two are not ordered.
      const late = aTrip({ ...trip, departure: inDays(70) });
      const [again] = (await searchOffers(late, { ...NO_FILTERS, operator: companyId })).offers;
      await createOccupancy(vehicleIds[2]!, inDays(70), inDays(71));
      const before = await count('bookings');
      expect(await refusal(holdOffer(await createCustomer(), sealOffer(again!.offer)))).toBe('booking.occupied');
      expect(await count('bookings')).toBe(before);
    } finally {
      await setSetting('surchargeFee', '0');
    }
  });

  it('B6: refuses the same bus twice in one order', async () => {
    const { vehicleId } = await createBookableVehicle();
    const { offer } = await findOffer(aTrip(), vehicleId);
    const twice = { ...offer, buses: [offer.buses[0]!, offer.buses[0]!] };
    expect(await refusal(holdOffer(await createCustomer(), sealOffer(twice)))).toBe('booking.offerInvalid');
    expect(await count('bookings', 'vehicle_id = :vehicleId', { vehicleId })).toBe(0);
  });

  it('refuses a bus of another company than the offer says', async () => {
    const [mine, other] = [await createBookableVehicle(), await createBookableVehicle()];
    const { offer } = await findOffer(aTrip(), mine.vehicleId);
    expect(await refusal(holdOffer(await createCustomer(), sealOffer(offerOf(offer, other.vehicleId))))).toBe(
      'booking.occupied',
    );
  });

  it('makes three-bus orders of shared buses in any order without a deadlock reaching anybody', async () => {
    const { companyId, depotId, vehicleIds, vehicleId } = await createFleet(6);
    await createVehicle(companyId, depotId);
    const { offer } = await findOffer(aTrip({ departure: inDays(80) }), vehicleId);
    const [bus] = offer.buses;
    const people = await Promise.all(Array.from({ length: 30 }, () => createCustomer()));
    const answers = await Promise.all(
      people.map((buyer, index) => {
        const picked = [0, 1, 2].map((step) => vehicleIds[(index * 5 + step * (1 + (index % 2))) % 6]!);
        const chosen = index % 3 === 0 ? picked.reverse() : picked;
        return refusal(
          holdOffer(buyer, sealOffer({ ...offer, buses: chosen.map((id) => ({ ...bus!, vehicleId: id })) })),
        );
      }),
    );
    expect(new Set(answers)).toEqual(new Set(['held', 'booking.occupied']));
    const held = answers.filter((answer) => answer === 'held').length;
    expect(held).toBeLessThanOrEqual(2);
    expect(await count('bookings', 'company_id = :companyId', { companyId })).toBe(3 * held);
  });
});
