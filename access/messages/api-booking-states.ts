import { createIntegration } from '@bff/domain/integration-users';
import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import { DomainError } from '@bff/domain/shared/errors';
import { provide, service } from '@bff/domain/shared/services';
import { DAY, HOUR } from '@bff/domain/shared/time';
import { PaymentProviderUnavailable } from '@bff/integrations/payments/port';
import { createBookableVehicle, createOrder, createUser, createVehicle } from '@db/factories';
import { execute } from '@db/query';
import { newJourney } from '../testing/journey-subjects';
import { createPerson, type Person } from '../testing/people';
import { aFilledReservation, anOffer, aReservationByNumber } from '../testing/subjects';
import type { Asking } from './asking';
import { aBusFarAway, aFoundTrip, anOldOffer, twoBuses } from './booking-states';
import { inDays, UPPSALA, UPPSALA_TO_GAVLE } from './simple-cases';
import { customer, ownerOf, type StateCase, withSetting } from './state-case';

let made = 0;

const search = ({ call }: Asking, change: object) =>
  call(undefined, 'POST', '/trips/search', {
    body: { ...UPPSALA_TO_GAVLE, departure: inDays(40 + (++made % 200)), ...change },
  });

/** A request about an order of that customer by the API. */
async function onOrder(
  { call }: Asking,
  [method, path, body]: [string, string, object?],
  given: Omit<Parameters<typeof createOrder>[0] & object, 'customer'> = {},
): Promise<Response> {
  const person = await customer();
  const { order } = await createOrder({
    customer: ownerOf(person),
    departure: new Date(Date.now() + 60 * DAY),
    ...given,
  });
  return call(person, method, `/bookings/${order.number}${path}`, { body });
}

/** An integration of the company that owns the bus. */
async function systemOf(companyId: number): Promise<Person> {
  const person = await createPerson('integration');
  const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  return { ...person, companyId, integration: await createIntegration(admin, { name: 'Spärr AB', companyId }) };
}
const lock = (days: number) => ({ start: inDays(days), end: inDays(days + 1) });

const MALMO = '55.60587,13.00073';
const VISBY = '57.64089,18.29602';

/** API messages about trips, bookings, payments and locks, each with its preparation. */
export const apiBookingStates: Partial<Record<ErrorKey, StateCase>> = {
  'journey.notRunning': async ({ call }) => {
    const person = await createPerson('DRIVER');
    const { number } = await newJourney(person);
    const body = { at: new Date().toISOString(), lat: 60, lon: 17 };
    return call(person, 'POST', `/journeys/${number}/positions`, { body });
  },
  'booking.returnPast': (asking) =>
    search(asking, { tripType: 'round-trip', departure: inDays(-3), return: inDays(-1) }),
  'booking.returnTooEarly': (asking) => {
    const departure = inDays(50 + ++made);
    const back = new Date(Date.parse(departure) + HOUR / 2).toISOString();
    return search(asking, { tripType: 'round-trip', departure, return: back });
  },
  'route.unavailable': async (asking) => {
    const router = service('router');
    provide({
      router: { ...router, name: router.name, route: () => Promise.reject(new DomainError('route.unavailable')) },
    });
    try {
      return await search(asking, {});
    } finally {
      provide({ router });
    }
  },
  'service.busy': async (asking) => {
    const router = service('router');
    provide({ router: { ...router, name: router.name, route: () => Promise.reject(new Error('a mistake of ours')) } });
    try {
      return await search(asking, {});
    } finally {
      provide({ router });
    }
  },
  'booking.cannotBookNow': (asking) => search(asking, { departure: new Date(Date.now() + HOUR).toISOString() }),
  'booking.occupied': async ({ call }) => {
    const [first, second] = await Promise.all([customer(), customer()]);
    const { body } = await anOffer.make(first);
    await call(first, 'POST', '/bookings', { body });
    return call(second, 'POST', '/bookings', { body });
  },
  'booking.tooManyHolds': async ({ call }) => {
    const person = await customer();
    const others = await customer();
    let answer: Response | undefined;
    for (let holds = 0; holds < 12 && (answer?.ok ?? true); holds++) {
      const { body } = await anOffer.make(others);
      answer = await call(person, 'POST', '/bookings', { body });
    }
    return answer!;
  },
  'booking.passengersExceedSeats': async ({ call }) => {
    const person = await customer();
    const { params, body } = await aReservationByNumber.make(person);
    return call(person, 'PUT', `/bookings/${params!['number']}`, { body: { ...(body as object), adults: 99 } });
  },
  'booking.holdExpired': async ({ call }) => {
    const person = await customer();
    const { params, body } = await aReservationByNumber.make(person);
    await execute('UPDATE orders SET hold_expires_at = UTC_TIMESTAMP(3) - INTERVAL 1 SECOND WHERE number = :number', {
      number: params!['number'],
    });
    return call(person, 'PUT', `/bookings/${params!['number']}`, { body });
  },
  'booking.detailsMissing': async ({ call }) => {
    const person = await customer();
    const { params } = await aReservationByNumber.make(person);
    return call(person, 'POST', `/bookings/${params!['number']}/payment`);
  },
  'booking.notActive': (asking) => onOrder(asking, ['POST', '/payment'], { booking: { status: 'canceled' } }),
  'booking.cannotCancelStarted': (asking) =>
    onOrder(asking, ['POST', '/cancel', {}], {
      booking: { status: 'started' },
      departure: new Date(Date.now() - HOUR),
    }),
  'booking.cannotCancelDriven': async ({ call }) => {
    const person = await customer();
    const { order } = await aFoundTrip(person);
    return call(person, 'POST', `/bookings/${order}/cancel`, { body: {} });
  },
  'booking.feeChanged': async ({ call }) => {
    const person = await customer();
    const departure = new Date(Date.now() + 3 * HOUR);
    const { order, booking } = await createOrder({ customer: ownerOf(person), departure });
    await execute('INSERT INTO booking_cancellation_tiers (booking_id, hours, basis_points) VALUES (:id, 24, 5000)', {
      id: booking.id,
    });
    return call(person, 'POST', `/bookings/${order.number}/cancel`, { body: { agreedFee: 0 } });
  },
  'payment.cardOff': async ({ call }) => {
    const person = await customer();
    const { params } = await aFilledReservation.make(person);
    return withSetting('cardPayment', 'false', () => call(person, 'POST', `/bookings/${params!['number']}/payment`));
  },
  'payment.unavailable': async ({ call }) => {
    const person = await customer();
    const { params } = await aFilledReservation.make(person);
    const payments = service('payments');
    const away = () => Promise.reject(new PaymentProviderUnavailable('away'));
    provide({ payments: { ...payments, openCheckout: away } });
    try {
      return await call(person, 'POST', `/bookings/${params!['number']}/payment`);
    } finally {
      provide({ payments });
    }
  },

  'occupancy.conflict': async ({ call }) => {
    const bus = await createBookableVehicle();
    const system = await systemOf(bus.companyId);
    await createOrder({ bus, departure: new Date(Date.now() + 30 * DAY) });
    return call(system, 'PUT', `/vehicles/${bus.vehicleId}/occupancies/a`, { body: lock(30) });
  },
  'occupancy.externalIdUsed': async ({ call }) => {
    const bus = await createBookableVehicle();
    const system = await systemOf(bus.companyId);
    const second = await createVehicle(bus.companyId, bus.depotId);
    await call(system, 'PUT', `/vehicles/${bus.vehicleId}/occupancies/a`, { body: lock(30) });
    return call(system, 'PUT', `/vehicles/${second.id}/occupancies/a`, { body: lock(40) });
  },
  'occupancy.notFound': async ({ call }) => {
    const bus = await createBookableVehicle();
    return call(await systemOf(bus.companyId), 'DELETE', `/vehicles/${bus.vehicleId}/occupancies/nothing`);
  },

  'booking.tripTooLong': (asking) => {
    const day = inDays(45).slice(0, 10);
    return search(asking, { tripType: 'day-trip', stops: [{ place: UPPSALA }, { place: MALMO }], departure: `${day}T03:00:00Z`, return: `${day}T15:00:00Z` }); // prettier-ignore
  },
  'booking.quoteOnly': (asking) => search(asking, { stops: [{ place: UPPSALA }, { place: VISBY }] }),
  'booking.offerExpired': async ({ call }) => call(await customer(), 'POST', '/bookings', { body: { offer: await anOldOffer() } }), // prettier-ignore
  'booking.startTooFar': async ({ call }) => call(await customer(), 'POST', '/bookings', { body: { offer: await aBusFarAway() } }), // prettier-ignore
  'booking.cannotCancelRemainder': async ({ call }) => {
    const person = await customer();
    const { order, booking: bookingNumber } = await twoBuses(person);
    return call(person, 'POST', `/bookings/${order}/cancel`, { body: { bookingNumber } });
  },
  // The order expires while the payment service opens its page.
  'payment.closed': async ({ call }) => {
    const person = await customer();
    const { params } = await aFilledReservation.make(person);
    const payments = service('payments');
    const openCheckout: typeof payments.openCheckout = async (checkout) => {
      await execute("UPDATE payments SET status = 'expired' WHERE id = :id", { id: checkout.paymentId });
      return payments.openCheckout(checkout);
    };
    provide({ payments: { ...payments, openCheckout } });
    try {
      return await call(person, 'POST', `/bookings/${params!['number']}/payment`);
    } finally {
      provide({ payments });
    }
  },
};
