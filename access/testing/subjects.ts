import { sealOffer } from '@bff/domain/offers';
import { settleCheckout } from '@bff/domain/payments';
import { putExternalLock } from '@bff/domain/availability';
import { findIntegration } from '@bff/domain/integration-users';
import { perConnection } from '@db/per-connection';
import { execute, selectOne } from '@db/query';
import { newOrgNumber } from '@db/factories/numbers';
import { completeReservation, holdOffer, personalDataOfBookings } from '@bff/domain/bookings';
import { dealUserManager, personalDataOfDealUsers } from '@bff/domain/deal-organisations';
import { registerPersonalData } from '@bff/domain/erasure';
import { registerUserManager } from '@bff/domain/accounts';
import { type BookingWorld, DETAILS, type Reservation, startBookingWorld } from '@bff/domain/bookings/testing/payments';
import { type BookableVehicle } from '@db/factories/create-vehicle';
import { createDepot, createOrder, createPriceLists, createVehicle } from '@db/factories';
import { DAY } from '@bff/domain/shared/time';
import { CUSTOMERS, DEAL_BUYERS } from '../outcomes';
import type { SubjectKind } from '../rows';
import { type Person } from './people';

// eslint-disable-next-line no-restricted-syntax -- of the file that runs: it starts it and stops it
let market: BookingWorld | undefined;
let made = 0;

/** Roads, a payment provider and a bus on offer. */
export async function startMarket(): Promise<BookingWorld> {
  registerPersonalData(personalDataOfBookings);
  registerPersonalData(personalDataOfDealUsers);
  registerUserManager(dealUserManager);
  market = await startBookingWorld();
  return market;
}
export async function stopMarket(): Promise<void> {
  await market?.stop();
}

const customers = CUSTOMERS as SubjectKind['owners'];

function buyerOf({ actor }: Person) {
  const customerId = actor?.customerId;
  if (!actor || customerId === undefined || customerId === null) throw new Error('a customer owns this');
  return { ...actor, customerId };
}

/** A reservation of a bus of its own. The buyer's earlier holds are released: their number is limited. */
async function held(owner: Person): Promise<Reservation> {
  const buyer = buyerOf(owner);
  await letGo(buyer.userId);
  return market!.held(buyer);
}

async function letGo(userId: number): Promise<void> {
  await execute(
    'UPDATE orders SET hold_expires_at = UTC_TIMESTAMP(3) - INTERVAL 1 SECOND WHERE user_id = :userId AND hold_expires_at IS NOT NULL',
    { userId },
  );
}

/** A sealed offer of a free bus, for the address. */
export async function newOffer(): Promise<string> {
  const { fleet, offered } = market!;
  const { id } = await createVehicle(fleet.companyId, fleet.depotId);
  const buses = offered.buses.map((bus) => ({ ...bus, vehicleId: id }));
  return sealOffer({ ...offered, buses });
}

/** Expired, so that it does not disturb tests of price lists of the same company. */
const OVER = { validTo: '2020-12-31' };

/** A bookable bus of an existing company. */
export async function busOf(companyId: number): Promise<BookableVehicle> {
  const { id: depotId } = await createDepot(companyId);
  const known = priceLists();
  const lists = known.get(companyId) ?? createPriceLists(companyId, { vehicle: OVER, driving: OVER, driver: OVER });
  known.set(companyId, lists);
  const { id: vehicleId } = await createVehicle(companyId, depotId);
  return { companyId, depotId, vehicleId, ...(await lists) };
}
const priceLists = perConnection(() => new Map<number, ReturnType<typeof createPriceLists>>());

/** A trip booked for two months ahead, with marks in the customer's texts: of a customer, or run by a company. */
export async function newOrder(owner: Person) {
  const { companyId } = owner;
  const mark = `Hemlig Resenär ${++made}`;
  const { order, booking } = await createOrder({
    ...(companyId ? { bus: await busOf(companyId) } : { customer: buyerOf(owner) }),
    departure: new Date(Date.now() + 60 * DAY),
    order: { contactName: mark, contactEmail: `hemlig${made}@test.invalid`, comment: `${mark} önskar` },
  });
  return { order, booking, secrets: [mark, `hemlig${made}@test.invalid`] };
}

const AGREED = { agreedFee: '2000000' };

/** A booking by its number, as its customer sees it. */
export const aBooking: SubjectKind = {
  owners: customers,
  make: async (owner) => {
    const { booking, secrets } = await newOrder(owner);
    return { params: { id: booking.number }, fields: AGREED, secrets };
  },
};

/** An account that cannot be deleted yet. */
export const aCustomerWithATrip: SubjectKind = {
  owners: customers,
  make: async (owner) => {
    await newOrder(owner);
    return { params: { id: String(buyerOf(owner).userId) } };
  },
};

/** A purchase by its order's number. */
export const aPurchase: SubjectKind = {
  owners: customers,
  make: async (owner) => {
    const { order, secrets } = await newOrder(owner);
    return { params: { id: order.number }, fields: AGREED, secrets };
  },
};

/** A trip of the market paid at its provider, by its order's number. */
export async function paidTrip(owner: Person): Promise<string> {
  const reservation = await held(owner);
  await completeReservation(reservation.buyer, reservation.orderNumber, DETAILS);
  const sessionId = await market!.open(reservation);
  await market!.press(sessionId, 'pay');
  await settleCheckout(sessionId);
  return reservation.orderNumber;
}

/** A paid purchase, so that there is a receipt. */
export const aPaidPurchase: SubjectKind = {
  owners: customers,
  make: async (owner) => ({ params: { id: await paidTrip(owner) } }),
};

/** The same for the API, where a company's administrator sees what the company runs. */
export const anOrder: SubjectKind = {
  owners: [...customers, 'COMPANY_ADMIN'],
  make: async (owner) => {
    const { order, secrets } = await newOrder(owner);
    return { params: { number: order.number }, body: { agreedFee: 2_000_000 }, secrets };
  },
};

/** A reservation that is held but not paid. */
export const aReservation: SubjectKind = {
  owners: customers,
  make: async (owner) => {
    const { orderNumber: order } = await held(owner);
    return { query: { order }, fields: RESERVATION_FORM };
  },
};
export const aReservationByNumber: SubjectKind = {
  owners: customers,
  make: async (owner) => {
    const { orderNumber: number } = await held(owner);
    const body = { ...DETAILS, comment: '', specialRequests: '', terms: true };
    return { params: { number }, body };
  },
};
/** Completed, so that it can be paid. */
export const aFilledReservation: SubjectKind = {
  owners: customers,
  make: async (owner) => {
    const buyer = buyerOf(owner);
    const { orderNumber: number } = await held(owner);
    await completeReservation(buyer, number, DETAILS);
    return { params: { number } };
  },
};
export const RESERVATION_FORM = {
  contactName: DETAILS.contactName,
  contactEmail: DETAILS.contactEmail,
  contactPhone: DETAILS.contactPhone,
  adults: '40',
  children: '0',
  ...Object.fromEntries(
    DETAILS.stops.flatMap(({ street, stopType }, index) => [
      [`street-${index}`, street],
      [`stopType-${index}`, stopType],
    ]),
  ),
  terms: 'on',
};

/** An open payment page, by its session at the provider. */
export const anOpenPayment: SubjectKind = {
  owners: customers,
  make: async (owner) => {
    const buyer = buyerOf(owner);
    const reservation = await held(owner);
    await completeReservation(buyer, reservation.orderNumber, DETAILS);
    return { query: { session_id: await market!.open(reservation) } };
  },
};

/** An offer, which belongs to nobody until it is held. */
export const anOffer: SubjectKind = {
  owners: [...customers, ...DEAL_BUYERS],
  make: async ({ actor }) => {
    if (!actor) throw new Error('somebody buys');
    await letGo(actor.userId);
    const offer = await newOffer();
    return { fields: { offer }, body: { offer } };
  },
};

/** Holds the offer and returns the order's number. */
export async function startedHold({ actor }: Person, offer: string): Promise<string> {
  if (!actor) throw new Error('somebody holds');
  return (await holdOffer(actor, offer)).orderNumber;
}

/** The page of a picked offer that is not held. */
export const aPickedOffer: SubjectKind = {
  owners: customers,
  make: async () => ({ query: { offer: await newOffer() } }),
};

/** A company's bus with a lock by an operator's system. */
export const aLockedBus: SubjectKind = {
  owners: ['integration'],
  make: async ({ companyId, integration }) => {
    if (companyId === null || !integration) throw new Error('an integration of a company locks buses');
    const { vehicleId } = await busOf(companyId);
    const externalId = `hemlig-${++made}`;
    const [start, end] = [new Date(Date.now() + 30 * DAY), new Date(Date.now() + 31 * DAY)];
    const found = await findIntegration(integration.keyId);
    await putExternalLock(found!, { vehicleId, externalId, start, end, comment: `Hemlig service ${made}` });
    return {
      params: { id: String(vehicleId), externalId },
      body: { start: start.toISOString(), end: end.toISOString() },
      secrets: [`Hemlig service ${made}`],
    };
  },
};

/** A customer's record, with a trip. */
export const aCustomerRecord: SubjectKind = {
  owners: customers,
  make: async (owner) => {
    const { secrets } = await newOrder(owner);
    return { params: { id: String(buyerOf(owner).customerId) }, secrets };
  },
};

/** A customer about to be created. */
export const aNewCustomer: SubjectKind = {
  owners: ['SYSTEM_ADMIN', 'SYSTEM_OWNER'],
  make: () =>
    Promise.resolve({ body: { name: 'Åsa Ny', email: `matriskund${++made}@test.invalid`, phone: '070-174 06 05' } }),
};

/** The organisation that one buys for. */
export const anOrganisation: SubjectKind = {
  owners: ['DEAL_CUSTOMER_ADMIN', 'DEAL_CUSTOMER_BOOKER', 'train', 'TRAFFIC_CONTROLLER'],
  make: async ({ organisationId }) => {
    const unit = await selectOne<{ name: string }>(
      'SELECT name FROM deal_units WHERE organisation_id = :organisationId AND parent_id IS NULL',
      { organisationId },
    );
    return { params: { id: String(organisationId) }, secrets: [unit!.name] };
  },
};

/** An organisation about to be created. */
export const aNewDealCustomer: SubjectKind = {
  owners: ['SYSTEM_ADMIN', 'SYSTEM_OWNER'],
  make: () => {
    const admin = { name: 'Åsa Ny', email: `matriskommun${++made}@test.invalid` };
    return Promise.resolve({ body: { name: 'Nya kommunen', orgNumber: newOrgNumber(), admin } });
  },
};

/** A public text. */
export const aContentPage: SubjectKind = {
  owners: customers,
  make: () => Promise.resolve({ params: { slug: 'about' } }),
};
