import { findUsers } from '@bff/domain/accounts';
import { listApplicants } from '@bff/domain/applicants';
import { listOrders, type OrderOwner, ownOrders } from '@bff/domain/bookings';
import { listCompanies } from '@bff/domain/companies';
import { findCustomers } from '@bff/domain/customers';
import {
  type ActedFor,
  listDealOrganisations,
  manageableUnits,
  unitsWithAccounts,
} from '@bff/domain/deal-organisations';
import { type JourneySummary, journeysOfDriver } from '@bff/domain/journeys';
import {
  allQuoteRequests,
  followedRequests,
  listAsked,
  officeStandings,
  readableQuoteRequests,
} from '@bff/domain/quotes';
import { hasRole, isAdmin, type UserActor } from '@bff/domain/shared/actor';
import { readSearch, type SaidOfTrip } from '@bff/domain/shared/searched-text';
import { toLocalDate } from '@bff/domain/shared/time';
import { vehiclesByNumber } from '@bff/domain/vehicles';
import { formatOrgNumber, namedNumber, type NamedThing, saidWithNoun } from '@formats';
import { asCalled, isCalledThat } from './as-called';
import { type Found, isCalled, MOST_OF_A_KIND, part, visible } from './found';
import { managedBookings, paidOrders } from './managed-bookings';
import { messages } from './messages';
import { notesByWords } from './notes-by-words';
import { payments } from './payments';
import { enoughFor, typedOrderFirst } from './typed-order';
import { placesOf, requestFound, watched } from './watched';

const byName = { sort: 'name', descending: false, ...part } as const;

/** Who looks for what, and whom a traffic controller acts and may act for. `of`: what the noun means that was typed beside the text. */
interface Wanted {
  actor: UserActor;
  text: string;
  acting: ActedFor;
  of?: NamedThing;
}

/** What is asked, with the kinds that it finds. */
type Lookup = readonly [(wanted: Wanted) => Promise<Found[]>, ...Found['kind'][]];
const LOOKUPS: readonly Lookup[] = [
  [({ actor, text }) => managedBookings(actor, text), 'order', 'bookingOfOrder', 'booking'],
  [({ actor, text }) => paidOrders(actor, text), 'order', 'bookingOfOrder'],
  [({ actor, text, of }) => payments(actor, text, of), 'payment', 'refund'],
  [({ actor, text }) => boughtOrders(actor, text), 'ownOrder', 'unitPurchase'],
  [({ actor, text }) => drivenJourneys(actor, text), 'journey'],
  [
    ({ actor, text, acting }) => watched(actor, text, acting),
    'activeOrganisation',
    'otherOrganisation',
    'organisationJourney',
    'otherJourney',
    'organisationQuoteRequest',
    'otherQuoteRequest',
  ],
  [
    ({ actor, text }) => quoteRequests(actor, text),
    'quoteRequest',
    'askedQuote',
    'ownQuoteRequest',
    'colleagueQuoteRequest',
  ],
  [({ actor, text }) => vehicles(actor, text), 'vehicle', 'bookingsOfVehicle'],
  [({ actor, text, of }) => customers(actor, text, of), 'customer'],
  [({ actor, text }) => companies(actor, text), 'company'],
  [({ actor, text }) => applicants(actor, text), 'applicant'],
  [({ actor, text }) => dealCustomers(actor, text), 'dealCustomer'],
  [({ actor, text }) => units(actor, text), 'unit'],
  [({ actor, text, of }) => users(actor, text, of), 'user'],
  [({ actor, text }) => notesByWords(actor, text), 'note'],
  [({ actor, text, of }) => messages(actor, text, of), 'message'],
];

/**
 * Bookings, orders, quote requests and journeys by number, place, day and contact (name, telephone, e-mail), bookings by driver too, for
 * administrators by customer and operator, buses by registration number, customers, companies, open applications, deal customers, units and
 * users by name, number, telephone or address, notes by their words, orders by the payment provider's id, payments and refunds by their own
 * number, amount and card; with their noun payments and refunds by the customer's name, customers by their town, and outgoing messages. It calls the same verbs and policies as the actor's
 * own lists, so it finds nothing that those would not show. With a noun beside a name or a place it finds what those find: what the noun
 * means, or else all of it, after what is called all that was typed. `acting`: whom a traffic controller acts and may act for. `isPhrase`: a
 * screen or an act is called by the whole text, so that «ny kund» asks for nobody called «ny».
 */
export async function quickFind(
  actor: UserActor,
  text: string,
  acting: ActedFor = { served: [], active: null },
  isPhrase = false,
): Promise<readonly Found[]> {
  const typed = asCalled(onePerPerson(await found({ actor, text, acting })), text);
  const said = namedNumber(text) || isPhrase ? undefined : saidWithNoun(text);
  if (!said) return typed;
  const isMeant = isCalledThat(said.of);
  const isLikely = ([, ...kinds]: Lookup) => kinds.some(isMeant);
  const others: Found[] = [];
  for (const name of said.names) {
    const wanted = { actor, text: name, acting, of: said.of };
    const beside = async (lookups: readonly Lookup[]) =>
      (await found(wanted, lookups)).map((one) => ({ ...one, by: name }));
    const likely = await beside(LOOKUPS.filter(isLikely));
    const meant = likely.filter(({ kind }) => isMeant(kind));
    if (meant.length > 0) return mostOfEach([...typed, ...meant]);
    const rest = await beside(LOOKUPS.filter((lookup) => !isLikely(lookup)));
    others.push(...[...likely, ...rest].map((one) => ({ ...one, isElse: true as const })));
  }
  // Who is called all of it («Buss & Co») is whom it means.
  const isName = typed.some((one) => isCalled(one.name, text));
  return isName ? typed : mostOfEach([...typed, ...onePerPerson(others)]);
}

/** Without repeating what was found in two ways. */
function mostOfEach(all: readonly Found[]): Found[] {
  const isFirst = (one: Found, at: number) =>
    all.findIndex(({ kind, id }) => kind === one.kind && id === one.id) === at;
  const once = all.filter(isFirst);
  const before = (one: Found, at: number) => once.slice(0, at).filter(({ kind }) => kind === one.kind).length;
  return once.filter((one, at) => before(one, at) < MOST_OF_A_KIND);
}

async function found(wanted: Wanted, lookups: readonly Lookup[] = LOOKUPS): Promise<Found[]> {
  return (await Promise.all(lookups.map(([lookUp]) => visible(lookUp(wanted))))).flat();
}

/** Whoever is found as a customer and as a user, by one name and address, is one person: the customer's page leads to the account. */
function onePerPerson(found: readonly Found[]): Found[] {
  const who = ({ name, detail }: Found) => `${name} ${detail}`.toLowerCase();
  const customers = new Set(found.filter(({ kind }) => kind === 'customer').map(who));
  return found.filter((one) => one.kind !== 'user' || !customers.has(who(one)));
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
  const found = typedOrderFirst(lists.flat().filter(isMeant), text, (journey) => journey);
  return found.slice(0, part.pageSize).map(({ number: id, from, to, pickupAt }) => ({
    kind: 'journey',
    id,
    name: id,
    detail: `${from} – ${to}`,
    at: pickupAt,
  }));
}

/** Administrators have no screen for a bus: they are led to its bookings. */
async function vehicles(actor: UserActor, text: string): Promise<Found[]> {
  const found = await vehiclesByNumber(actor, text, part.pageSize);
  return found.map(({ id, registrationNumber, model, status }) => ({
    ...(isAdmin(actor) ? { kind: 'bookingsOfVehicle', id: registrationNumber } : { kind: 'vehicle', id }),
    name: registrationNumber,
    detail: model,
    state: { of: 'vehicle', status },
  }));
}

/** What the units have bought whose accounts the actor sees, and their own orders besides. */
async function boughtOrders(actor: UserActor, text: string): Promise<Found[]> {
  const page = { page: 1, pageSize: enoughFor(text, part.pageSize) };
  const search = { text, when: 'all', sort: 'departure', descending: true, ...page } as const;
  const found = async (kind: Found['kind'], of: OrderOwner): Promise<Found[]> => {
    const { rows } = await listOrders(actor.language, { of, ...search });
    return typedOrderFirst(rows, text, (row) => row)
      .slice(0, part.pageSize)
      .map(({ number, from, to, departure }) => ({
        kind,
        id: number,
        name: number,
        detail: `${from} – ${to}`,
        at: departure,
      }));
  };
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
  const search = { text, oldestFirst: false, page: 1, pageSize: enoughFor(text, part.pageSize) };
  const first = <Row>(rows: readonly Row[], tripOf: (row: Row) => Parameters<typeof placesOf>[0]) =>
    typedOrderFirst(rows, text, (row) => placesOf(tripOf(row))).slice(0, part.pageSize);
  if (isAdmin(actor)) {
    const { rows } = await allQuoteRequests(actor, { ...search, state: undefined });
    const found = first(rows, (row) => row);
    const standingOf = await officeStandings(actor, found);
    return found.map((row) => {
      const { status, orderNumber, offeredIn } = standingOf(row);
      const { detail, ...request } = requestFound(row);
      return {
        kind: 'quoteRequest',
        ...request,
        detail: `${row.customerName}, ${detail}`,
        state: { of: 'request', status, orderNumber, isOffered: offeredIn !== null },
      };
    });
  }
  if (hasRole(actor, 'COMPANY_ADMIN') && actor.companyId !== null) {
    const { rows } = await listAsked(actor, { ...search, companyId: actor.companyId, status: undefined });
    const asked = first(rows, ({ request }) => request);
    return asked.map(({ id, request, reads }) => ({
      kind: 'askedQuote',
      ...requestFound(request),
      id,
      state: { of: 'asked', status: reads },
    }));
  }
  const { rows } = await readableQuoteRequests(actor, search);
  const isFollowed = await followedRequests(actor);
  return first(rows, (row) => row).map((row) => ({
    kind: isFollowed(row) ? 'ownQuoteRequest' : 'colleagueQuoteRequest',
    ...requestFound(row),
  }));
}

/** With their noun those of a town too, after who is called so: a town alone rather means a trip. */
async function customers(actor: UserActor, text: string, of?: NamedThing): Promise<Found[]> {
  const { rows: named } = await findCustomers(actor, { text, byTown: false, ...byName });
  const isFull = named.length === part.pageSize;
  const there = of === 'customer' && !isFull ? (await findCustomers(actor, { text, ...byName })).rows : [];
  const isNamed = new Set(named.map(({ id }) => id));
  const all = [...named, ...there.filter(({ id }) => !isNamed.has(id))].slice(0, part.pageSize);
  return all.map(({ id, companyName, name, email, city, status }) => ({
    kind: 'customer',
    id,
    name: companyName || name,
    // Several people may buy for the same organisation.
    detail: [...(companyName ? [name] : []), email, ...(isNamed.has(id) ? [] : [city])].join(', '),
    // That somebody can log in goes without saying, as in the list.
    ...((status === 'inactive' || status === 'locked') && { state: { of: 'account', standing: status } }),
  }));
}

async function companies(actor: UserActor, text: string): Promise<Found[]> {
  const { rows } = await listCompanies(actor, { text, status: undefined, withoutPrices: false, ...byName });
  return rows.map(({ id, name, orgNumber, city, status }) => ({
    kind: 'company',
    id,
    name,
    detail: [formatOrgNumber(orgNumber), city].filter(Boolean).join(', '),
    state: { of: 'company', status },
  }));
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
  return rows.map(({ id, name, orgNumber, status }) => ({
    kind: 'dealCustomer',
    id,
    name,
    detail: formatOrgNumber(orgNumber),
    state: { of: 'dealCustomer', status },
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

/** A driver's noun finds drivers, or else whoever is called so. */
async function users(actor: UserActor, text: string, of?: NamedThing): Promise<Found[]> {
  const withRole = async (role: 'DRIVER' | undefined) =>
    (await findUsers(actor, { text, role, standing: undefined, companyId: undefined, ...byName })).rows;
  const drivers = of === 'driver' ? await withRole('DRIVER') : [];
  const rows = drivers.length > 0 ? drivers : await withRole(undefined);
  return rows.map(({ id, name, username, email, standing }) => ({
    kind: 'user',
    id,
    name: name || username,
    detail: email,
    state: { of: 'account', standing },
  }));
}
