import {
  Applicant,
  Booking,
  BookingChange,
  BookingChoice,
  Company,
  ContentPage,
  Customer,
  DealOrganisation,
  DealUnit,
  Depot,
  Deviation,
  DriverCostList,
  DrivingCostList,
  type EventLogEntry,
  IntegrationUser,
  Journey,
  Note,
  Order,
  OutboxMessage,
  Quote,
  QuoteRequestCompany,
  StartingPosition,
  User,
  Vehicle,
  VehicleCostList,
} from '@db/models';

/** Kinds of things in the log that are known by a booking's number. */
export const BY_BOOKING = ['booking', 'assignment', 'busChange', 'passengers', 'tripChange'];

/** What an entry's subject is called today. */
export interface SubjectName {
  /** The number by which people know a booking, an order, a journey or a quote request. */
  publicNumber: string | null;
  /** The booking of a journey, or of anything else known by a booking’s number. */
  bookingNumber: string | null;
  /** Its current name, where people know it by one. */
  subjectName: string | null;
  /** Nothing is left to open: a removed page, a message whose time is over, a deleted account. */
  isGone?: true | undefined;
}

type Called = Partial<SubjectName>;
const byNumber = (rows: { id: number; number: string }[]) =>
  rows.map(({ id, number }): [number, Called] => [id, { publicNumber: number }]);
const byName = (rows: { id: number; name: string }[]) =>
  // The name of a deleted account is gone.
  rows.flatMap(({ id, name }): [number, Called][] => (name === '' ? [] : [[id, { subjectName: name }]]));
const numberOf = (id: number[]) => ({ attributes: ['id', 'number'], where: { id } });
const nameOf = (id: number[]) => ({ attributes: ['id', 'name'], where: { id } });
const users = async (ids: number[]) => byName(await User.findAll(nameOf(ids)));
const units = async (ids: number[]) => byName(await DealUnit.findAll(nameOf(ids)));
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

const busNames = async (ids: number[]) =>
  new Map(
    (await Vehicle.findAll({ attributes: ['id', 'registrationNumber'], where: { id: ids } })).map(
      ({ id, registrationNumber }): [number, Called] => [id, { subjectName: registrationNumber }],
    ),
  );

/** Of what belongs to something that has a name. */
async function through<Name extends string>(
  rows: readonly ({ id: number } & Record<Name, number>)[],
  owner: Name,
  names: (ids: number[]) => Promise<ReadonlyMap<number, Called>>,
): Promise<[number, Called][]> {
  const called = await names(rows.map((row) => row[owner]));
  return rows.map((row) => [row.id, called.get(row[owner]) ?? {}]);
}
/** A price list is its company's; lists of the same company are told apart by their entries' data. */
const companyOf = (id: number[]) => ({ attributes: ['id', 'companyId'], where: { id } });
const ofCompany = (lists: readonly { id: number; companyId: number }[]) =>
  through(lists, 'companyId', async (ids) => new Map(await companies(ids)));

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
  user: users,
  secondFactor: users,
  trafficController: users,
  applicant: async (ids) => byName(await Applicant.findAll(nameOf(ids))),
  dealOrganisation: async (ids) => byName(await DealOrganisation.findAll(nameOf(ids))),
  dealOrganisationDetails: async (ids) => byName(await DealOrganisation.findAll(nameOf(ids))),
  dealUnit: units,
  dealRight: units,
  depot: async (ids) => byName(await Depot.findAll(nameOf(ids))),
  vehicle: async (ids) => [...(await busNames(ids))],
  startingPosition: async (ids) =>
    through(
      await StartingPosition.findAll({ attributes: ['id', 'vehicleId'], where: { id: ids } }),
      'vehicleId',
      busNames,
    ),
  deviation: async (ids) =>
    through(
      await Deviation.findAll({ attributes: ['id', 'journeyId'], where: { id: ids } }),
      'journeyId',
      async (own) => new Map(await journeys(own)),
    ),
  customer: async (ids) => byName(await Customer.findAll(nameOf(ids))),
  company: companies,
  companyDetails: companies,
  companyCommission: companies,
  cancellationFees: companies,
  vehicleCostList: async (ids) => ofCompany(await VehicleCostList.findAll(companyOf(ids))),
  drivingCostList: async (ids) => ofCompany(await DrivingCostList.findAll(companyOf(ids))),
  driverCostList: async (ids) => ofCompany(await DriverCostList.findAll(companyOf(ids))),
  integration: async (ids) => byName(await IntegrationUser.findAll(nameOf(ids))),
};

/** Lists of prices that are gone keep their company in the entry itself. */
const PRICE_LISTS = ['vehicleCostList', 'drivingCostList', 'driverCostList'];
const companyIn = ({ entity, data }: Pick<EventLogEntry, 'entity' | 'data'>): number | undefined => {
  const { companyId } = (PRICE_LISTS.includes(entity) ? (data ?? {}) : {}) as { companyId?: unknown };
  return typeof companyId === 'number' ? companyId : undefined;
};

/** What those of a kind are called, by their ids; those without a name are left out. */
export async function namedOfKind(kind: string, ids: readonly number[]): Promise<[id: number, name: string][]> {
  const found = ids.length > 0 ? ((await NAMES[kind]?.([...new Set(ids)])) ?? []) : [];
  return found.flatMap(([id, { subjectName }]): [number, string][] => (subjectName ? [[id, subjectName]] : []));
}

/** Which of these accounts have a page: of a deleted one only its row is left. */
const accounts = async (keys: string[]) =>
  (await User.findAll({ attributes: ['id'], where: { id: keys.map(Number), pseudonymisedAt: null } })).map(({ id }) =>
    String(id),
  );

/** Kinds that are deleted, by what the log knows them by: which of these are left. */
const LEFT: Readonly<Record<string, (keys: string[]) => Promise<string[]>>> = {
  contentPage: async (keys) =>
    (await ContentPage.findAll({ attributes: ['slug'], where: { slug: keys } })).map(({ slug }) => slug),
  message: async (keys) =>
    (await OutboxMessage.findAll({ attributes: ['id'], where: { id: keys.map(Number) } })).map(({ id }) => String(id)),
  user: accounts,
  secondFactor: accounts,
};
const keyOf = ({ entityId, entityKey }: Pick<EventLogEntry, 'entityId' | 'entityKey'>): string =>
  entityKey ?? String(entityId);

/** Whether an entry's subject has been deleted. */
async function goneOf(entries: readonly EventLogEntry[]): Promise<(entry: EventLogEntry) => boolean> {
  const left = new Map<string, ReadonlySet<string>>();
  for (const [kind, find] of Object.entries(LEFT)) {
    const keys = entries.flatMap((entry) => (entry.entity === kind ? [keyOf(entry)] : []));
    if (keys.length > 0) left.set(kind, new Set(await find([...new Set(keys)])));
  }
  return (entry) => left.get(entry.entity)?.has(keyOf(entry)) === false;
}

/** The present names of the entries' subjects, and which are gone: one or two statements per kind. */
export async function namesOf(entries: readonly EventLogEntry[]): Promise<(entry: EventLogEntry) => Called> {
  const found = await Promise.all(
    Object.entries(NAMES).map(async ([kind, names]) => {
      const ids = entries.flatMap(({ entity, entityId }) => (entity === kind && entityId !== null ? [entityId] : []));
      return [kind, new Map(ids.length > 0 ? await names([...new Set(ids)]) : [])] as const;
    }),
  );
  const byKind = new Map(found);
  const isGone = await goneOf(entries);
  const removed = new Map(await companies([...new Set(entries.flatMap((entry) => companyIn(entry) ?? []))]));
  return (entry) => ({
    ...removed.get(companyIn(entry) ?? 0),
    ...(entry.entityId === null ? {} : byKind.get(entry.entity)?.get(entry.entityId)),
    ...(isGone(entry) && { isGone: true }),
  });
}
