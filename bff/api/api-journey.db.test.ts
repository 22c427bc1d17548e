// Traces: S7-015, S8-087, S8-693, S8-694, S8-697
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderPaymentsOfBookings } from '@bff/domain/bookings';
import { inDays, useRoads } from '@bff/domain/bookings/testing/market';
import { type PaymentWorld, startPaymentWorld } from '@bff/domain/payments/testing/payment-world';
import { HOUR } from '@bff/domain/shared/time';
import { checkInvariants } from '@db/check-invariants';
import { createBookableVehicle, createUser } from '@db/factories';
import { selectOne } from '@db/query';
import { seedPlaces } from '@bff/seeds/reference/places';
import { useTestDatabase } from '@db/testing/test-database';
import { apiWorld, loggedInAs, refusal, registered } from './testing/api-world';

const database = useTestDatabase();
const { client } = apiWorld();
let payments: PaymentWorld;

beforeAll(async () => {
  useRoads();
  payments = await startPaymentWorld(orderPaymentsOfBookings);
  await seedPlaces(database.sequelize);
  await createBookableVehicle();
});
afterAll(() => payments.stop());

interface Offers {
  kind: 'offers';
  offers: { token: string; total: number; tax: number; customerPrice: number }[];
  total: number;
}
interface Booking {
  number: string;
  total: number;
  holdExpiresAt: string | null;
  contactName: string;
  bookings: { number: string; status: string }[];
  payments: { status: string }[];
  refunds: { amount: number }[];
}

const trip = {
  tripType: 'one-way',
  stops: [{ place: 'Uppsala' }, { place: 'Gävle' }],
  departure: inDays(30).toISOString(),
  adults: 40,
};
const details = {
  contactName: 'Anna Åkare',
  contactEmail: 'anna@test.invalid',
  contactPhone: '+46701740605',
  adults: 40,
  children: 0,
  stops: [
    { street: 'Stationsgatan 1', stopType: 'pickUp' },
    { street: 'Drottninggatan 2', stopType: 'dropOff' },
  ],
  terms: true,
};

describe('a trip using only the API', () => {
  it('is found, held, completed, paid, seen and cancelled', async () => {
    const anna = client();
    await registered(anna);

    const found = await anna.call<Offers>('POST', '/trips/search', { body: trip });
    expect(found).toMatchObject({ kind: 'offers', total: 1, combined: false });
    const offer = found.offers[0]!;
    expect(offer.customerPrice + offer.tax).toBe(offer.total);

    const held = await anna.call<Booking>('POST', '/bookings', {
      body: { offer: offer.token },
      idempotencyKey: 'hold-1',
    });
    expect(held).toMatchObject({ total: offer.total, bookings: [{ status: 'preliminaryBooked' }], payments: [] });
    expect(held.holdExpiresAt).not.toBeNull();
    expect(JSON.stringify(held)).not.toContain('operatorPrice');
    const path = `/bookings/${held.number}`;

    expect(await refusal(anna.call('POST', `${path}/payment`))).toBe('409 booking.detailsMissing');
    expect(await refusal(anna.call('PUT', path, { body: { ...details, stops: details.stops.slice(1) } }))).toBe(
      '422 booking.stopsMismatch@stops',
    );
    const backwards = [...details.stops].reverse();
    expect(await refusal(anna.call('PUT', path, { body: { ...details, stops: backwards } }))).toBe(
      '422 booking.endsTheOtherWay@stops.0.stopType',
    );
    expect(await refusal(anna.call('PUT', path, { body: { ...details, adults: 60 } }))).toBe(
      '422 booking.passengersExceedSeats@adults',
    );
    const filled = await anna.call<Booking>('PUT', path, { body: details });
    expect(filled).toMatchObject({ contactName: 'Anna Åkare', bookings: [{ status: 'waitingForPayment' }] });

    const { url } = await anna.call<{ url: string }>('POST', `${path}/payment`, { idempotencyKey: 'pay-1' });
    expect(await anna.call('POST', `${path}/payment`, { idempotencyKey: 'pay-1' })).toEqual({ url });
    const session = await selectOne<{ id: string }>('SELECT session_id AS id FROM payments ORDER BY id DESC LIMIT 1');
    await payments.sandbox.sandbox.customer(session!.id, 'pay');
    await payments.settleWebhooks();

    const booked = await anna.call<Booking>('GET', path);
    expect(booked).toMatchObject({ bookings: [{ status: 'booked' }], payments: [{ status: 'succeeded' }] });
    const list = await anna.call<{ total: number; bookings: { number: string }[] }>('GET', '/bookings', {
      query: { when: 'upcoming', pageSize: 5 },
    });
    expect([list.total, list.bookings[0]?.number]).toEqual([1, held.number]);

    const terms = await anna.call<{ fee: number; refund: number }>('GET', `${path}/cancellation`);
    const canceled = await anna.call('POST', `${path}/cancel`, {
      body: { agreedFee: terms.fee },
      idempotencyKey: 'c-1',
    });
    expect(canceled).toMatchObject(terms);
    expect(terms.fee + terms.refund).toBe(offer.total);
    expect(await refusal(anna.call('POST', `${path}/cancel`, { body: {} }))).toBe('409 booking.cannotCancelCanceled');
    expect(await anna.call<Booking>('GET', path)).toMatchObject({ bookings: [{ status: 'canceled' }] });
    await payments.sendRefunds();
    await payments.settleWebhooks();
    expect(await checkInvariants()).toEqual([]);
  });

  it('takes other addresses for the way home, where it begins and ends', async () => {
    const anna = client();
    await registered(anna);
    // On days that no other test books.
    const on = (days: number, hours = 0) => new Date(inDays(days).getTime() + hours * HOUR).toISOString();
    const complete = async (asked: object, ...homeStreets: string[]) => {
      const { offers } = await anna.call<Offers>('POST', '/trips/search', { body: { ...trip, ...asked } });
      const { number } = await anna.call<Booking>('POST', '/bookings', { body: { offer: offers[0]!.token } });
      const stops = details.stops.map((stop, index) => ({ ...stop, homeStreet: homeStreets[index] }));
      return anna.call<Booking>('PUT', `/bookings/${number}`, { body: { ...details, stops } });
    };
    const home = { tripType: 'day-trip', departure: on(50), return: on(50, 8) };
    expect(await complete(home, '', 'Slottstorget 1')).toMatchObject({
      stops: [{ homeStreet: null }, { street: 'Drottninggatan 2', homeStreet: 'Slottstorget 1' }],
    });
    // A trip that does not return has no way home.
    expect(await refusal(complete({ departure: on(55) }, 'Skolgatan 1'))).toBe(
      '422 booking.noWayHomeHere@stops.0.homeStreet',
    );
  });

  it('denies others the booking and its bus', async () => {
    const [anna, other, visitor] = [client(), client(), client()];
    await Promise.all([registered(anna), registered(other)]);
    const { offers } = await anna.call<Offers>('POST', '/trips/search', { body: trip });
    const { number } = await anna.call<Booking>('POST', '/bookings', { body: { offer: offers[0]!.token } });
    const path = `/bookings/${number}`;

    for (const call of [
      () => other.call('GET', path),
      () => other.call('PUT', path, { body: details }),
      () => other.call('POST', `${path}/payment`),
      () => other.call('GET', `${path}/cancellation`),
      () => other.call('POST', `${path}/cancel`, { body: {} }),
      () => anna.call('GET', '/bookings/00000000'),
      () => anna.call('GET', '/bookings/x'),
    ])
      expect(await refusal(call())).toBe('404 booking.notFound');
    expect(await other.call('GET', '/bookings')).toMatchObject({ total: 0 });
    expect(await refusal(visitor.call('GET', path))).toBe('401 auth.notLoggedIn');
    expect(await refusal(other.call('POST', '/bookings', { body: { offer: offers[0]!.token } }))).toBe(
      '409 booking.occupied',
    );

    const controller = await createUser({ roles: ['TRAFFIC_CONTROLLER'] });
    const driver = await createUser({ roles: ['DRIVER'] });
    expect(await refusal((await loggedInAs(client, controller)).call('GET', path))).toBe('400 organisation.required');
    expect(await refusal((await loggedInAs(client, driver)).call('GET', '/bookings'))).toBe('403 auth.noPermission');
    expect(await refusal((await loggedInAs(client, driver)).call('GET', path))).toBe('404 booking.notFound');
    await anna.call('POST', `${path}/cancel`, { body: {} });
  });

  it('reports the faults of a search field by field', async () => {
    const anyone = client();
    const search = (change: object) => anyone.call('POST', '/trips/search', { body: { ...trip, ...change } });
    const past = { departure: '2020-01-01T08:00:00Z' };
    expect(await refusal(search(past))).toBe('422 booking.departurePast@departure');
    expect(await refusal(search({ stops: [{ place: 'Uppsala' }, { place: 'Xyzzyby' }] }))).toBe(
      '404 place.notFound@stops.1.place',
    );
    expect(await refusal(search({ stops: [{ place: 'Uppsala' }] }))).toBe('400 input.invalid@stops');
    expect(await refusal(search({ adults: -1, colour: 'red' }))).toMatch(/^400 input\.invalid.*@adults/);
    expect(await refusal(search({ departure: '2027-03-10T08:00' }))).toBe('400 input.invalid@departure');
    expect(await search({ stops: [{ place: 'Uppsala' }, { place: 'Berga' }] })).toMatchObject({ kind: 'places' });
    expect(await refusal(search({ stops: [{ place: 'Uppsala' }, { place: 'Uppsala' }] }))).toBe(
      '422 booking.sameEnds@stops.1',
    );
  });
});
