import { findUsers } from '@bff/domain/accounts';
import { listApplicants } from '@bff/domain/applicants';
import {
  listBookings,
  listOrders,
  type OrderDetails,
  type OrderOwner,
  ownOrders,
  seeBooking,
  seeHandled,
  seeOrder,
} from '@bff/domain/bookings';
import { listCompanies } from '@bff/domain/companies';
import { findCustomers } from '@bff/domain/customers';
import {
  type ActedFor,
  listDealOrganisations,
  manageableUnits,
  unitsWithAccounts,
} from '@bff/domain/deal-organisations';
import {
  findOrganisationJourneys,
  type JourneySummary,
  journeysOfDriver,
  type WatchedJourney,
} from '@bff/domain/journeys';
import { listPayments } from '@bff/domain/payments';
import {
  allQuoteRequests,
  followedRequests,
  listAsked,
  readableQuoteRequests,
  organisationQuoteRequests,
  type QuoteRequestRow,
} from '@bff/domain/quotes';
import { hasRole, isAdmin, type UserActor } from '@bff/domain/shared/actor';
import { DomainError } from '@bff/domain/shared/errors';
import { hasLuhnDigit } from '@bff/domain/shared/numbers';
import { readSearch, type SaidOfTrip } from '@bff/domain/shared/searched-text';
import { toLocalDate } from '@bff/domain/shared/time';
import { vehiclesByNumber } from '@bff/domain/vehicles';
import { clock } from '@bff/platform/clock';
import { formatOrgNumber, withoutNoun } from '@formats';
import { asCalled } from './as-called';
import { type Found, MOST_OF_A_KIND, part } from './found';
import { notesByWords } from './notes-by-words';
import { paymentsByNumber } from './payments-by-number';

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
 * Bookings, orders, quote requests and journeys by number, place, day and contact (name, telephone, e-mail), bookings by driver too, for administrators by
 * customer and operator, buses by registration number, customers, companies, open applications, deal customers, units and users by name, number, telephone or address, notes by their words, orders by the payment provider's id, payments and refunds by their own number. It calls the same verbs and policies as the actor's
 * own lists, so it finds nothing that those would not show. `acting`: whom a traffic controller
 * acts and may act for.
 */
export async function quickFind(
  actor: UserActor,
  text: string,
  acting: ActedFor = { served: [], active: null },
): Promise<readonly Found[]> {
  const found = await Promise.all(
    [
      managedBookings(actor, text),
      paidOrders(actor, text),
      paymentsByNumber(actor, text),
      boughtOrders(actor, text),
      drivenJourneys(actor, text),
      watched(actor, text, acting),
      quoteRequests(actor, text),
      vehicles(actor, text),
      customers(actor, text),
      companies(actor, text),
      applicants(actor, text),
      dealCustomers(actor, text),
      units(actor, text),
      users(actor, text),
      notesByWords(actor, text),
    ].map(visible),
  );
  return asCalled(onePerPerson(found.flat()), text);
}

/** Whoever is found as a customer and as a user, by one name and address, is one person: the customer's page leads to the account. */
function onePerPerson(found: readonly Found[]): Found[] {
  const who = ({ name, detail }: Found) => `${name} ${detail}`.toLowerCase();
  const customers = new Set(found.filter(({ kind }) => kind === 'customer').map(who));
  return found.filter((one) => one.kind !== 'user' || !customers.has(who(one)));
}

/** An order or booking number, with or without spaces and its noun. */
function numberOf(text: string): string | undefined {
  const digits = withoutNoun(text).replace(/\s/g, '');
  return /^\d{5,}$/.test(digits) && hasLuhnDigit(digits) ? digits : undefined;
}

/** The bookings of who manages them: exactly the one or the order with that number, otherwise those that their list finds: coming ones, the next first, then the others, latest first. */
async function managedBookings(actor: UserActor, text: string): Promise<Found[]> {
  const isOffice = isAdmin(actor);
  if (!(isOffice || hasRole(actor, 'COMPANY_ADMIN'))) return [];
  const number = numberOf(text);
  const exact =
    number === undefined ? [] : await visible(isOffice ? orderOf(actor, number) : runBooking(actor, number));
  if (exact.length > 0) return exact;
  const listed = async (when: 'coming' | 'all') => {
    const companyId = isOffice ? undefined : (actor.companyId ?? 0);
    const order = { sort: 'departure', descending: when === 'all' } as const;
    return (await listBookings(actor, { companyId, when, text, ...order, ...part })).rows;
  };
  const coming = await listed('coming');
  const others = coming.length < part.pageSize ? await listed('all') : [];
  const isListed = new Set(coming.map(({ number: known }) => known));
  const rows = [...coming, ...others.filter((row) => !isListed.has(row.number))].slice(0, part.pageSize);
  return rows.map(({ number: id, from, to, customerName, contactName, driverName, departure }) => ({
    kind: isOffice ? 'bookingOfOrder' : 'booking',
    id,
    name: id,
    // Private customers are mostly their trips' contacts. A driver is named who was looked for.
    detail: [
      ...new Set([customerName ?? contactName, contactName, `${from} – ${to}`]),
      ...(driverName !== null && isCalled(driverName, text) ? [driverName] : []),
    ].join(', '),
    at: departure,
  }));
}

/** Any order, or one bus of it. */
async function orderOf(actor: UserActor, number: string): Promise<Found[]> {
  const found = (kind: Found['kind'], { stops, departure }: OrderDetails): Found[] => [
    { kind, id: number, name: number, detail: `${stops[0]?.name} – ${stops.at(-1)?.name}`, at: departure },
  ];
  try {
    return found('order', await seeOrder(actor, number));
  } catch (error) {
    if (!(error instanceof DomainError) || error.key !== 'booking.notFound') throw error;
    return found('bookingOfOrder', (await seeBooking(actor, number)).order);
  }
}

/** `pi_…`, `cs_…`: what the payment provider calls a payment. */
const PROVIDER_ID = /^[a-z]+_\w+$/;

/** The order of a payment that somebody looks at with the provider. */
async function paidOrders(actor: UserActor, text: string): Promise<Found[]> {
  if (!isAdmin(actor) || !PROVIDER_ID.test(text)) return [];
  const asked = { text, status: undefined, waiting: false, sort: 'created', descending: true, ...part } as const;
  const { rows } = await listPayments(actor, asked);
  const numbers = [...new Set(rows.map(({ orderNumber }) => orderNumber))];
  return (await Promise.all(numbers.map((number) => orderOf(actor, number)))).flat();
}

/** A booking, for its operator. */
async function runBooking(actor: UserActor, number: string): Promise<Found[]> {
  const { order, booking } = await seeHandled(actor, number);
  const [from, to] = [order.stops[0], order.stops.at(-1)];
  const detail = `${from?.name} – ${to?.name}`;
  return [{ kind: 'booking', id: booking.number, name: booking.number, detail, at: booking.departure }];
}

/** As many as a driver may have before and after today, to find some of them in. */
const DRIVEN = 200;

/** A driver's own journeys, the next ones first: by number, day, place or registration number. */
async function drivenJourneys(actor: UserActor, text: string): Promise<Found[]> {
  if (!hasRole(actor, 'DRIVER')) return [];
  const { days, dated, ...plain } = readSearch(text);
  const lists = await Promise.all([false, true].map((isPast) => journeysOfDriver(actor, { isPast, limit: DRIVEN })));
  const says = (journey: JourneySummary, { number, words }: SaidOfTrip): boolean => {
    const said = [journey.from, journey.to, journey.registrationNumber, journey.bookingNumber].join(' ').toLowerCase();
    return (
      (number !== undefined && (journey.number.startsWith(number) || journey.bookingNumber.startsWith(number))) ||
      (words.length > 0 && words.every((word) => said.includes(word.toLowerCase())))
    );
  };
  const isMeant = (journey: JourneySummary): boolean => {
    const day = toLocalDate(journey.pickupAt);
    return says(journey, plain) || days.includes(day) || (!!dated?.days.includes(day) && says(journey, dated));
  };
  const found = lists.flat().filter(isMeant);
  return found.slice(0, part.pageSize).map(({ number: id, from, to, pickupAt }) => ({
    kind: 'journey',
    id,
    name: id,
    detail: `${from} – ${to}`,
    at: pickupAt,
  }));
}

/**
 * What a traffic controller watches: the journeys, as the overview and their sheets say them, and the quote requests of the organisation
 * that they act for; those of the others that they may act for with its name; and these organisations by their own names.
 */
async function watched(actor: UserActor, text: string, { served, active }: ActedFor): Promise<Found[]> {
  const own: Found[] = [];
  const [journeys, requests]: [Found[], Found[]] = [[], []];
  // One after another: nobody waits for a controller's many organisations to give the database's connections back.
  for (const { id, name } of served) {
    const isActive = id === active?.id;
    const found = await findOrganisationJourneys(actor, { organisationId: id, text, limit: part.pageSize });
    const asked = await organisationQuoteRequests(actor, id, { text, oldestFirst: false, ...part });
    if (isActive)
      own.push(
        ...found.map((journey) => ({ kind: 'organisationJourney' as const, ...journeyFound(journey) })),
        ...asked.rows.map((request) => ({ kind: 'organisationQuoteRequest' as const, ...requestFound(request) })),
      );
    else {
      journeys.push(...found.map((journey) => ({ kind: 'otherJourney' as const, ...journeyFound(journey, name) })));
      requests.push(
        ...asked.rows.map((request) => ({ kind: 'otherQuoteRequest' as const, ...requestFound(request, name) })),
      );
    }
  }
  const named = served.filter(({ name }) => isCalled(name, text)).slice(0, MOST_OF_A_KIND);
  const organisations = named.map(({ id, name }): Found => {
    return { kind: id === active?.id ? 'activeOrganisation' : 'otherOrganisation', id, name, detail: '' };
  });
  return [...organisations, ...own, ...closestInTime(journeys), ...closestInTime(requests)];
}

/** All the words occur in the name. */
function isCalled(name: string, text: string): boolean {
  const called = name.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => called.includes(word));
}

function closestInTime(found: readonly Found[]): Found[] {
  const now = clock.millis();
  const away = ({ at }: Found) => Math.abs((at?.getTime() ?? now) - now);
  return [...found].sort((a, b) => away(a) - away(b)).slice(0, MOST_OF_A_KIND);
}

/** `whose`: the organisation, where it is not the one that is acted for. */
const journeyFound = (
  { number, from, to, registrationNumber, bookingNumber, pickupAt }: WatchedJourney,
  ...whose: readonly string[]
) => ({
  id: number,
  name: number,
  detail: [`${from} – ${to}`, registrationNumber, bookingNumber, ...whose].join(', '),
  at: pickupAt,
});

const requestFound = ({ number, trip }: Pick<QuoteRequestRow, 'number' | 'trip'>, ...whose: readonly string[]) => ({
  id: number,
  name: number,
  detail: [`${trip.stops[0]?.place.name} – ${trip.stops.at(-1)?.place.name}`, ...whose].join(', '),
  at: trip.departure,
});

/** Administrators have no screen for a bus: they are led to its bookings. */
async function vehicles(actor: UserActor, text: string): Promise<Found[]> {
  const found = await vehiclesByNumber(actor, text, part.pageSize);
  return found.map(({ id, registrationNumber, model }) => ({
    ...(isAdmin(actor) ? { kind: 'bookingsOfVehicle', id: registrationNumber } : { kind: 'vehicle', id }),
    name: registrationNumber,
    detail: model,
  }));
}

/** What the units have bought whose accounts the actor sees, and their own orders besides. */
async function boughtOrders(actor: UserActor, text: string): Promise<Found[]> {
  const search = { text, when: 'all', sort: 'departure', descending: true, ...part } as const;
  const found = async (kind: Found['kind'], of: OrderOwner): Promise<Found[]> =>
    (await listOrders(actor.language, { of, ...search })).rows.map(({ number, from, to, departure }) => ({
      kind,
      id: number,
      name: number,
      detail: `${from} – ${to}`,
      at: departure,
    }));
  const own = ownOrders(actor);
  const kept = actor.deal ? await unitsWithAccounts(actor) : undefined;
  const ids = kept?.units.map(({ id }) => id) ?? [];
  const ofUnits =
    kept && ids.length > 0 ? await found('unitPurchase', { units: { organisationId: kept.organisationId, ids } }) : [];
  const numbers = new Set(ofUnits.map(({ id }) => id));
  return [...ofUnits, ...(own ? await found('ownOrder', own) : []).filter(({ id }) => !numbers.has(id))];
}

/** All of them for administrators, what a company was asked, those of the organisation whose traffic is watched, and one's own with those of the people whom one administers. */
async function quoteRequests(actor: UserActor, text: string): Promise<Found[]> {
  const search = { text, oldestFirst: false, ...part };
  if (isAdmin(actor)) {
    const { rows } = await allQuoteRequests(actor, { ...search, state: undefined });
    return rows.map((row) => ({ kind: 'quoteRequest', ...requestFound(row) }));
  }
  if (hasRole(actor, 'COMPANY_ADMIN') && actor.companyId !== null) {
    const { rows } = await listAsked(actor, { ...search, companyId: actor.companyId, status: undefined });
    return rows.map(({ id, request }) => ({ kind: 'askedQuote', ...requestFound(request), id }));
  }
  const { rows } = await readableQuoteRequests(actor, search);
  const isFollowed = await followedRequests(actor);
  return rows.map((row) => ({
    kind: isFollowed(row) ? 'ownQuoteRequest' : 'colleagueQuoteRequest',
    ...requestFound(row),
  }));
}

async function customers(actor: UserActor, text: string): Promise<Found[]> {
  const found = await findCustomers(actor, { text, ...byName });
  return found.rows.map(({ id, companyName, name, email }) => ({
    kind: 'customer',
    id,
    name: companyName || name,
    // Several people may buy for the same organisation.
    detail: companyName ? `${name}, ${email}` : email,
  }));
}

async function companies(actor: UserActor, text: string): Promise<Found[]> {
  const { rows } = await listCompanies(actor, { text, status: undefined, withoutPrices: false, ...byName });
  return rows.map(({ id, name, orgNumber }) => ({ kind: 'company', id, name, detail: formatOrgNumber(orgNumber) }));
}

/** The applications that wait for an answer: the company is not there yet, so its contact is who calls. */
async function applicants(actor: UserActor, text: string): Promise<Found[]> {
  const { rows } = await listApplicants(actor, { text, status: 'received', ...byName });
  return rows.map(({ id, name, contactName }) => ({ kind: 'applicant', id, name, detail: contactName }));
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

/** The units that the actor administers, as the tree of them does. */
async function units(actor: UserActor, text: string): Promise<Found[]> {
  if (!actor.deal) return [];
  const all = await manageableUnits(actor);
  const above = new Map(all.map(({ id, name }) => [id, name]));
  const wanted = text.toLowerCase();
  return all
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .slice(0, MOST_OF_A_KIND)
    .map(({ id, name, parentId }) => ({ kind: 'unit', id, name, detail: above.get(parentId ?? 0) ?? '' }));
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
