import { findUsers } from '@bff/domain/accounts';
import {
  listBookings,
  listOrders,
  type OrderDetails,
  ownOrders,
  seeBooking,
  seeHandled,
  seeOrder,
} from '@bff/domain/bookings';
import { listCompanies } from '@bff/domain/companies';
import { findCustomers } from '@bff/domain/customers';
import { listDealOrganisations } from '@bff/domain/deal-organisations';
import { findJourney } from '@bff/domain/journeys';
import { hasRole, isAdmin, type UserActor } from '@bff/domain/shared/actor';
import { DomainError } from '@bff/domain/shared/errors';
import { hasLuhnDigit } from '@bff/domain/shared/numbers';
import { vehiclesByNumber } from '@bff/domain/vehicles';
import { formatOrgNumber } from '@formats';

export interface Found {
  kind:
    | 'order'
    | 'bookingOfOrder'
    | 'booking'
    | 'journey'
    | 'ownOrder'
    | 'vehicle'
    | 'bookingsOfVehicle'
    | 'customer'
    | 'company'
    | 'dealCustomer'
    | 'user';
  /** The id, or the number of an order, booking or journey; for the bookings of a bus its registration number. */
  id: string | number;
  name: string;
  /** Distinguishes it from others of the same name. */
  detail: string;
}

/** Limits each kind: the user can type more of the name. */
const part = { page: 1, pageSize: 5 };
const byName = { sort: 'name', descending: false, ...part } as const;

/** What is missing or not the actor's to see is not found; other errors are thrown. */
async function visible(found: Promise<Found[]>): Promise<Found[]> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof DomainError && (error.status === 403 || error.status === 404)) return [];
    throw error;
  }
}

/**
 * Bookings, orders and journeys by number, bookings by contact and place, buses by registration number, customers, companies, deal customers and users by name or number.
 * It calls the same verbs and policies as the actor's own lists, so it finds nothing that those would not show.
 */
export async function quickFind(actor: UserActor, text: string): Promise<Found[]> {
  const number = numberOf(text);
  const found = await Promise.all(
    [
      isAdmin(actor) && number !== undefined ? orderOf(actor, number) : boughtOrders(actor, number ?? text),
      runBooking(actor, number),
      bookingsByName(actor, text),
      drivenJourney(actor, number),
      vehicles(actor, text),
      customers(actor, text),
      companies(actor, text),
      dealCustomers(actor, text),
      users(actor, text),
    ].map(visible),
  );
  return found.flat();
}

/** An order or booking number, with or without spaces. */
function numberOf(text: string): string | undefined {
  const digits = text.replace(/\s/g, '');
  return /^\d{5,}$/.test(digits) && hasLuhnDigit(digits) ? digits : undefined;
}

/** Any order, or one bus of it. */
async function orderOf(actor: UserActor, number: string): Promise<Found[]> {
  const found = (kind: Found['kind'], { stops }: OrderDetails): Found[] => [
    { kind, id: number, name: number, detail: `${stops[0]?.name} – ${stops.at(-1)?.name}` },
  ];
  try {
    return found('order', await seeOrder(actor, number));
  } catch (error) {
    if (!(error instanceof DomainError) || error.key !== 'booking.notFound') throw error;
    return found('bookingOfOrder', (await seeBooking(actor, number)).order);
  }
}

/** A booking, for its operator. */
async function runBooking(actor: UserActor, number: string | undefined): Promise<Found[]> {
  if (number === undefined || isAdmin(actor) || actor.companyId === null) return [];
  const { order, booking } = await seeHandled(actor, number);
  const [from, to] = [order.stops[0], order.stops.at(-1)];
  return [{ kind: 'booking', id: booking.number, name: booking.number, detail: `${from?.name} – ${to?.name}` }];
}

/** Bookings by their contact's name or a place, latest first, as their list finds them. Digits are numbers: they have finders of their own. */
async function bookingsByName(actor: UserActor, text: string): Promise<Found[]> {
  const isOffice = isAdmin(actor);
  if (/\d/.test(text) || !(isOffice || hasRole(actor, 'COMPANY_ADMIN'))) return [];
  const companyId = isOffice ? undefined : (actor.companyId ?? 0);
  const { rows } = await listBookings(actor, {
    companyId,
    when: 'all',
    text,
    sort: 'departure',
    descending: true,
    ...part,
  });
  return rows.map(({ number, from, to, customerName }) => ({
    kind: isOffice ? 'bookingOfOrder' : 'booking',
    id: number,
    name: number,
    detail: `${customerName}, ${from} – ${to}`,
  }));
}

async function drivenJourney(actor: UserActor, number: string | undefined): Promise<Found[]> {
  if (number === undefined || !hasRole(actor, 'DRIVER')) return [];
  const journey = await findJourney(actor, number);
  return [{ kind: 'journey', id: journey.number, name: journey.number, detail: journey.bookingNumber }];
}

/** Administrators have no screen for a bus: they are led to its bookings. */
async function vehicles(actor: UserActor, text: string): Promise<Found[]> {
  const found = await vehiclesByNumber(actor, text, part.pageSize);
  return found.map(({ id, registrationNumber, model }) => ({
    ...(isAdmin(actor) ? { kind: 'bookingsOfVehicle', id: registrationNumber } : { kind: 'vehicle', id }),
    name: registrationNumber,
    detail: model,
  }));
}

async function boughtOrders(actor: UserActor, text: string): Promise<Found[]> {
  const of = ownOrders(actor);
  if (!of) return [];
  const { rows } = await listOrders({ of, text, when: 'all', sort: 'departure', descending: true, ...part });
  return rows.map(({ number, from, to }) => ({
    kind: 'ownOrder',
    id: number,
    name: number,
    detail: `${from} – ${to}`,
  }));
}

async function customers(actor: UserActor, text: string): Promise<Found[]> {
  const found = await findCustomers(actor, { text, ...byName });
  return found.rows.map(({ id, companyName, name, email }) => ({
    kind: 'customer',
    id,
    name: companyName ?? name,
    detail: email,
  }));
}

async function companies(actor: UserActor, text: string): Promise<Found[]> {
  const { rows } = await listCompanies(actor, { text, status: undefined, withoutPrices: false, ...byName });
  return rows.map(({ id, name, orgNumber }) => ({ kind: 'company', id, name, detail: formatOrgNumber(orgNumber) }));
}

async function dealCustomers(actor: UserActor, text: string): Promise<Found[]> {
  const { rows } = await listDealOrganisations(actor, {
    text,
    status: undefined,
    trainReplacement: undefined,
    ...byName,
  });
  return rows.map(({ id, name, orgNumber }) => ({
    kind: 'dealCustomer',
    id,
    name,
    detail: formatOrgNumber(orgNumber),
  }));
}

async function users(actor: UserActor, text: string): Promise<Found[]> {
  const found = await findUsers(actor, {
    text,
    role: undefined,
    standing: undefined,
    companyId: undefined,
    ...byName,
  });
  return found.rows.map(({ id, name, username, email }) => ({
    kind: 'user',
    id,
    name: name || username,
    detail: email,
  }));
}
