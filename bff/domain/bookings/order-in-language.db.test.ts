import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queueMail } from '@bff/domain/notifications';
import { sealOffer } from '@bff/domain/offers';
import { createBookableVehicle, createCustomer } from '@db/factories';
import { BookingSegment, Booking, Order, OrderStop, OutboxMessage, Place } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { holdOffer } from './hold-offer';
import { listOrders } from './list-orders';
import { ownHolds } from './own-holds.store';
import { seeOrder } from './see-order';
import { aTrip, findOffer, holdNewBus, PLACES, useRoads } from './testing/market';

/** Picked in English, and so named in the offer. A near town stands for Göteborg, which is more than a day's driving from the bus. */
const asPicked = () => {
  const trip = aTrip({ via: ['uppsala', 'gavle'] });
  return { ...trip, stops: [trip.stops[0]!, { ...trip.stops[1]!, place: { ...PLACES.gavle, name: 'Yevley' } }] };
};

describe('a trip whose place has a name in each language', () => {
  useTestDatabase();
  beforeAll(useRoads);
  beforeEach(() =>
    Place.bulkCreate(
      [
        { id: 'se-gavle', kind: 'locality', nameSv: 'Gävle', nameEn: 'Yevley', countryCode: 'SE', municipality: 'Gävle', county: 'Gävleborgs län', lat: 60.67452, lon: 17.14174, population: 77_586, weight: 1 }, // prettier-ignore
      ],
      { ignoreDuplicates: true },
    ).then(() => undefined),
  );

  it('is stored in Swedish and read by each in their own', async () => {
    const { orderNumber, buyer } = await holdNewBus(asPicked());
    const order = await Order.findOne({ where: { number: orderNumber }, rejectOnEmpty: true });
    const stops = await OrderStop.findAll({ where: { orderId: order.id }, order: ['position'] });
    expect(stops.map(({ name }) => name)).toEqual(['Uppsala', 'Gävle']);
    const booking = await Booking.findOne({ where: { orderId: order.id }, rejectOnEmpty: true });
    const driven = await BookingSegment.findAll({ where: { bookingId: booking.id } });
    const named = driven.flatMap(({ fromName, toName }) => [fromName, toName]);
    expect(named).toContain('Gävle');
    expect(named).not.toContain('Yevley');

    for (const [language, name] of [
      ['sv', 'Gävle'],
      ['en', 'Yevley'],
    ] as const) {
      // prettier-ignore
      const reader = { ...buyer, language };
      expect((await seeOrder(reader, orderNumber)).stops.at(-1)?.name).toBe(name);
      expect((await ownHolds(reader)).map(({ to }) => to)).toEqual([name]);
      // Whichever name is looked for.
      for (const text of ['gävle', 'yevley']) {
        const asked = { of: { customerId: buyer.customerId }, when: 'all', text, sort: 'departure', descending: false, page: 1, pageSize: 5 } as const; // prettier-ignore
        expect((await listOrders(language, asked)).rows.map(({ to }) => to)).toEqual([name]);
      }
    }
  });

  it('has its mails in the language of its buyer’s profile, whatever page they bought on', async () => {
    const [{ vehicleId }, buyer] = await Promise.all([createBookableVehicle(), createCustomer()]);
    const sealed = sealOffer((await findOffer(aTrip(), vehicleId)).offer);
    const { orderNumber } = await holdOffer({ ...buyer, language: 'en', mailLanguage: 'sv' }, sealed);
    expect((await Order.findOne({ where: { number: orderNumber } }))?.language).toBe('sv');
  });

  it('is named in a mail as its reader knows it, not who decided it', async () => {
    const asked = { name: 'Anna', bookingNumber: '12345674', operator: 'Gävle Buss', model: 'Yevley', registrationNumber: 'ABC123', seats: 50, bookingUrl: 'https://x.test/a', departure: new Date() }; // prettier-ignore
    for (const [language, from, told] of [
      ['sv', 'Yevley', 'Gävle'],
      ['en', 'Gävle', 'Yevley'],
    ] as const) {
      // prettier-ignore
      const dedupeKey = `named:${language}`;
      await queueMail('busChanged', { to: 'a@x.test', language, dedupeKey, data: { ...asked, orderNumber: null, from, to: 'Borås' } }); // prettier-ignore
      const { payload } = await OutboxMessage.findOne({ where: { dedupeKey }, rejectOnEmpty: true });
      expect(payload).toMatchObject({
        data: { from: told, to: 'Borås', operator: 'Gävle Buss', model: 'Yevley' },
      });
    }
  });
});
