import { col, fn, Op, type Order as SortOrder, type WhereOptions } from 'sequelize';
import {
  Applicant,
  Booking,
  BookingChange,
  BookingChoice,
  Company,
  Customer,
  DealOrganisation,
  DealUnit,
  Depot,
  EventLogEntry,
  IntegrationUser,
  Journey,
  Note,
  Order,
  Payment,
  Quote,
  QuoteRequest,
  QuoteRequestCompany,
  Refund,
  User,
  Vehicle,
} from '@db/models';
import type { EventCode } from '@states/event-codes';
import { containing } from '../shared/containing';
import { withoutSecrets } from '../shared/without-secrets';

/** A log entry and its actor. */
export interface LoggedEvent {
  id: number;
  at: Date;
  /** The kind of thing: `booking`, `setting` … */
  entity: string;
  entityId: number | null;
  entityKey: string | null;
  /** The number by which people know a booking, an order, a journey or a quote request. */
  publicNumber: string | null;
  /** The booking of a journey, or of anything else known by a booking’s number. */
  bookingNumber: string | null;
  from: string | null;
  to: string;
  actorKind: 'user' | 'visitor' | 'system';
  /** Its current name, where people know it by one. */
  subjectName: string | null;
  /** The user's current name, or the job's. */
  actorName: string | null;
  actorUsername: string | null;
  /** What happened, as a code, where the states are not enough. */
  code: EventCode | null;
  /** Written by a person. */
  reason: string | null;
  /** Additional data, with secrets redacted. */
  data: unknown;
}

/** A thing in the log: its kind with its id, or its key alone. */
export type EventSubject = { entity: string; entityId: number } | { entityKey: string };

export interface EventFilter {
  entity?: string | undefined;
  /** Any of these states. */
  to?: readonly string[] | undefined;
  /** Any of these; an empty list finds nothing. */
  subjects?: readonly EventSubject[] | undefined;
  actor?: { userId: number } | { name: string } | undefined;
  /** From this instant… */
  since?: Date | undefined;
  /** …until before this one. */
  until?: Date | undefined;
  /** Part of the reason. */
  text?: string | undefined;
}

export const eventLogStore = {
  /** A part of the matches, newest first unless `oldestFirst`. An index selects the part before rows are read and names looked up. */
  async list(
    filter: EventFilter,
    { offset, limit, oldestFirst }: { offset: number; limit: number; oldestFirst: boolean },
  ): Promise<LoggedEvent[]> {
    const order = inTime(oldestFirst ? 'ASC' : 'DESC');
    const part = await EventLogEntry.findAll({ attributes: ['id'], where: conditions(filter), order, limit, offset });
    return readEvents(
      part.map(({ id }) => id),
      order,
    );
  },

  /** How many match, counted no further than `most`. */
  async count(filter: EventFilter, most: number): Promise<number> {
    const where = conditions(filter);
    const reachesMost = await EventLogEntry.findOne({ attributes: ['id'], where, offset: most - 1 });
    return reachesMost ? most : EventLogEntry.count({ where });
  },

  async find(id: number): Promise<LoggedEvent | undefined> {
    return (await readEvents([id], ['id']))[0];
  },

  /** The newest entry of each thing of a kind identified by a key. For kinds that change seldom: it reads all entries of the kind. */
  async newestOf(entity: string): Promise<LoggedEvent[]> {
    const newest = await EventLogEntry.findAll({
      attributes: [[fn('MAX', col('id')), 'id']],
      where: { entity },
      // The column: an attribute that is not selected cannot be grouped by its model name.
      group: ['entity_key'],
    });
    return readEvents(
      newest.map(({ id }) => id),
      ['id'],
    );
  },

  /** The kinds of things and the states in the log: one index lookup each. */
  async vocabulary(): Promise<{ entities: string[]; states: string[] }> {
    const [entities, states] = await Promise.all([
      EventLogEntry.findAll({ attributes: ['entity'], group: ['entity'] }),
      EventLogEntry.findAll({ attributes: ['toState'], group: ['toState'] }),
    ]);
    return { entities: entities.map(({ entity }) => entity), states: states.map(({ toState }) => toState) };
  },

  /** The things with that public number: an order with all that belongs to it, a booking with its journey. */
  async numbered(number: string): Promise<{ entity: string; entityId: number }[]> {
    const called = { attributes: ['id'], where: { number } };
    const [bookings, order, journey, company, request] = await Promise.all([
      Booking.findAll(called),
      Order.findOne(called),
      Journey.findOne(called),
      Company.findOne({ attributes: ['id'], where: { orgNumber: number } }),
      QuoteRequest.findOne(called),
    ]);
    return [
      ...(await bookingThings(bookings)),
      ...(order ? await orderThings(order.id) : []),
      ...things('journey', journey ? [journey] : []),
      ...things('company', company ? [company] : []),
      ...(request ? await requestThings(request.id) : []),
    ];
  },

  /** The user with that username or email address. */
  async userNamed(typed: string): Promise<number | undefined> {
    const name = typed.toLowerCase();
    const user =
      (await User.findOne({ attributes: ['id'], where: { username: name } })) ??
      (await User.findOne({ attributes: ['id'], where: { email: name } }));
    return user?.id;
  },
};

const things = (entity: string, rows: readonly { id: number }[]) =>
  rows.map(({ id: entityId }) => ({ entity, entityId }));

/** Kinds of things in the log that are known by a booking's number. */
const BY_BOOKING = ['booking', 'assignment', 'busChange', 'passengers', 'tripChange'];

async function bookingThings(bookings: readonly { id: number }[]) {
  if (bookings.length === 0) return [];
  const within = { attributes: ['id'], where: { bookingId: bookings.map(({ id }) => id) } };
  const [journeys, changes, choices] = await Promise.all([
    Journey.findAll(within),
    BookingChange.findAll(within),
    BookingChoice.findAll(within),
  ]);
  return [
    ...BY_BOOKING.flatMap((entity) => things(entity, bookings)),
    ...things('journey', journeys),
    ...things('bookingChange', changes),
    ...things('choice', choices),
  ];
}

/** What each company was asked, and its quotes. */
async function requestThings(quoteRequestId: number) {
  const within = { attributes: ['id'], where: { quoteRequestId } };
  const [asked, quotes] = await Promise.all([QuoteRequestCompany.findAll(within), Quote.findAll(within)]);
  return [...things('quoteRequest', asked), ...things('quote', quotes)];
}

async function orderThings(orderId: number) {
  const within = { attributes: ['id'], where: { orderId } };
  const [bookings, payments] = await Promise.all([Booking.findAll(within), Payment.findAll(within)]);
  const refunds = await Refund.findAll({ attributes: ['id'], where: { paymentId: payments.map(({ id }) => id) } });
  return [
    { entity: 'order', entityId: orderId },
    ...(await bookingThings(bookings)),
    ...things('payment', payments),
    ...things('paymentCheck', payments),
    ...things('refund', refunds),
  ];
}

const inTime = (direction: 'ASC' | 'DESC'): [string, string][] => [
  ['at', direction],
  ['id', direction],
];

/** Those entries, with their actors and the current names of their subjects. */
export async function readEvents(ids: readonly number[], order: SortOrder = ['id']): Promise<LoggedEvent[]> {
  if (ids.length === 0) return [];
  const entries = await EventLogEntry.findAll({
    where: { id: [...ids] },
    include: { association: 'actor', attributes: ['name', 'username'] },
    order,
  });
  const called = await namesOf(entries);
  return entries.map((entry) => {
    const { id, at, entity, entityId, entityKey, fromState, toState, actorKind, actor, code, reason, data } = entry;
    return {
      id,
      at,
      entity,
      entityId,
      entityKey,
      publicNumber: null,
      bookingNumber: null,
      subjectName: null,
      ...called(entity, entityId),
      from: fromState,
      to: toState,
      actorKind,
      actorName: actor?.name ?? entry.actorName,
      actorUsername: actor?.username ?? null,
      code,
      reason,
      data: data === null ? null : withoutSecrets(data),
    };
  });
}

type Called = Partial<Pick<LoggedEvent, 'publicNumber' | 'bookingNumber' | 'subjectName'>>;
const byNumber = (rows: { id: number; number: string }[]) =>
  rows.map(({ id, number }): [number, Called] => [id, { publicNumber: number }]);
const byName = (rows: { id: number; name: string }[]) =>
  // The name of a deleted account is gone.
  rows.flatMap(({ id, name }): [number, Called][] => (name === '' ? [] : [[id, { subjectName: name }]]));
const numberOf = (id: number[]) => ({ attributes: ['id', 'number'], where: { id } });
const nameOf = (id: number[]) => ({ attributes: ['id', 'name'], where: { id } });
const companies = async (ids: number[]) => byName(await Company.findAll(nameOf(ids)));
const bookings = async (ids: number[]) =>
  (await Booking.findAll(numberOf(ids))).map(({ id, number }): [number, Called] => [
    id,
    { publicNumber: number, bookingNumber: number },
  ]);
const journeys = async (ids: number[]) =>
  (
    await Journey.findAll({
      ...numberOf(ids),
      attributes: ['id', 'number', 'bookingId'],
      include: { association: 'booking', attributes: ['number'] },
    })
  ).map(({ id, number, booking }): [number, Called] => [
    id,
    { publicNumber: number, bookingNumber: booking?.number ?? null },
  ]);

/** Of what a booking has: known by the booking's number. */
const ofBooking = (rows: readonly { id: number; booking?: { number: string } | null }[]) =>
  rows.flatMap(({ id, booking }): [number, Called][] =>
    booking ? [[id, { publicNumber: booking.number, bookingNumber: booking.number }]] : [],
  );
const withBooking = (id: number[]) => ({ where: { id }, include: { association: 'booking', attributes: ['number'] } });
/** Of what a quote request has: each company's part is one of up to three. */
const ofRequest = (rows: readonly { id: number; request?: { number: string }; company?: { name: string } }[]) =>
  rows.flatMap(({ id, request, company }): [number, Called][] =>
    request ? [[id, { publicNumber: request.number, subjectName: company?.name ?? null }]] : [],
  );
const withRequest = (id: number[]) => ({
  where: { id },
  include: [
    { association: 'request', attributes: ['number'] },
    { association: 'company', attributes: ['name'] },
  ],
});

/** Where each kind of thing gets its name. */
const NAMES: Readonly<Record<string, (ids: number[]) => Promise<[number, Called][]>>> = {
  ...Object.fromEntries(BY_BOOKING.map((entity) => [entity, bookings])),
  order: async (ids) => byNumber(await Order.findAll(numberOf(ids))),
  journey: journeys,
  bookingChange: async (ids) => ofBooking(await BookingChange.findAll(withBooking(ids))),
  choice: async (ids) => ofBooking(await BookingChoice.findAll(withBooking(ids))),
  note: async (ids) => ofBooking(await Note.findAll(withBooking(ids))),
  quoteRequest: async (ids) => ofRequest(await QuoteRequestCompany.findAll(withRequest(ids))),
  quote: async (ids) => ofRequest(await Quote.findAll(withRequest(ids))),
  user: async (ids) => byName(await User.findAll(nameOf(ids))),
  secondFactor: async (ids) => byName(await User.findAll(nameOf(ids))),
  applicant: async (ids) => byName(await Applicant.findAll(nameOf(ids))),
  dealOrganisation: async (ids) => byName(await DealOrganisation.findAll(nameOf(ids))),
  dealOrganisationDetails: async (ids) => byName(await DealOrganisation.findAll(nameOf(ids))),
  dealUnit: async (ids) => byName(await DealUnit.findAll(nameOf(ids))),
  depot: async (ids) => byName(await Depot.findAll(nameOf(ids))),
  vehicle: async (ids) =>
    (await Vehicle.findAll({ attributes: ['id', 'registrationNumber'], where: { id: ids } })).map(
      ({ id, registrationNumber }): [number, Called] => [id, { subjectName: registrationNumber }],
    ),
  customer: async (ids) => byName(await Customer.findAll(nameOf(ids))),
  company: companies,
  companyDetails: companies,
  companyCommission: companies,
  integration: async (ids) => byName(await IntegrationUser.findAll(nameOf(ids))),
};

/** The names of the entries' subjects: one statement per kind. */
async function namesOf(entries: readonly EventLogEntry[]) {
  const found = await Promise.all(
    Object.entries(NAMES).map(async ([kind, names]) => {
      const ids = entries.flatMap(({ entity, entityId }) => (entity === kind && entityId !== null ? [entityId] : []));
      return [kind, new Map(ids.length > 0 ? await names([...new Set(ids)]) : [])] as const;
    }),
  );
  const byKind = new Map(found);
  return (entity: string, entityId: number | null): Called | undefined =>
    entityId === null ? undefined : byKind.get(entity)?.get(entityId);
}

function conditions({ entity, to, subjects, actor, since, until, text }: EventFilter): WhereOptions<EventLogEntry> {
  return {
    ...(entity !== undefined && { entity }),
    ...(to !== undefined && { toState: [...to] }),
    ...((since || until) && { at: { ...(since && { [Op.gte]: since }), ...(until && { [Op.lt]: until }) } }),
    ...(text !== undefined && { reason: { [Op.like]: containing(text) } }),
    ...(actor && ('userId' in actor ? { actorUserId: actor.userId } : { actorName: actor.name })),
    // An empty list finds nothing.
    ...(subjects && (subjects.length > 0 ? { [Op.or]: [...subjects] } : { id: [] })),
  };
}
